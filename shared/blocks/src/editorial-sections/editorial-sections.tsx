/** The sections of an editorial page, each with whatever the content gives it. */
import type { EditorialSection, Language } from '@mall/contracts';
import { FactList } from '@mall/ui/fact-list';
import { Notice } from '@mall/ui/notice';
import { RichText } from '@mall/ui/rich-text';
import { useId } from 'react';
import { PriceTable } from '../price-table/price-table.tsx';
import styles from './editorial-sections.module.css';
import { FactValue } from './fact-value.tsx';
import { PeopleList } from './people-list.tsx';
import { SectionLinks } from './section-links.tsx';

export interface EditorialSectionsProps {
  sections: readonly EditorialSection[];
  language: Language;
}

interface PartProps {
  section: EditorialSection;
  language: Language;
}

function linked({ label, value }: NonNullable<EditorialSection['facts']>[number]) {
  return { label, value: <FactValue text={value} /> };
}

function SectionContent({ section, language }: PartProps) {
  const { html, notice, prices, facts, people, links } = section;
  return (
    <div className={styles.content}>
      {notice ? <Notice tone="warning">{notice}</Notice> : null}
      {html ? <RichText html={html} /> : null}
      {prices?.length ? (
        <PriceTable prices={prices} language={language} caption={section.heading} />
      ) : null}
      {facts?.length ? <FactList facts={facts.map(linked)} /> : null}
      {people?.length ? <PeopleList people={people} /> : null}
      {links?.length ? <SectionLinks links={links} /> : null}
    </div>
  );
}

function EditorialPart({ section, language }: PartProps) {
  const headingId = useId();
  return (
    <section id={section.id} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {section.heading}
      </h2>
      <SectionContent section={section} language={language} />
    </section>
  );
}

/** All sections in order; each has its id as anchor. */
export function EditorialSections({ sections, language }: EditorialSectionsProps) {
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <EditorialPart key={section.id} section={section} language={language} />
      ))}
    </div>
  );
}
