/** The sections of an editorial page, each with whatever the content gives it. */
import type { EditorialSection, Language } from '@mall/contracts';
import { FactList, Notice, RichText } from '@mall/ui';
import { useId } from 'react';
import { PriceTable } from '../price-table/price-table.tsx';
import styles from './editorial-sections.module.css';
import { FactValue } from './fact-value.tsx';
import { PeopleList } from './people-list.tsx';
import { SectionLinks } from './section-links.tsx';

export interface EditorialSectionsProps {
  sections: readonly EditorialSection[];
  language: Language;
  /** Level of the sections' headings. */
  level?: 2 | 3 | undefined;
}

type Common = Omit<EditorialSectionsProps, 'sections'>;

function linked({ label, value }: NonNullable<EditorialSection['facts']>[number]) {
  return { label, value: <FactValue text={value} /> };
}

function SectionContent({ section, language }: Common & { section: EditorialSection }) {
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

function EditorialPart({ section, level = 2, ...rest }: Common & { section: EditorialSection }) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={section.id} aria-labelledby={headingId} className={styles.section}>
      <Heading id={headingId} className={styles.heading}>
        {section.heading}
      </Heading>
      <SectionContent section={section} {...rest} />
    </section>
  );
}

/** All sections in order; each has its id as anchor. */
export function EditorialSections({ sections, ...rest }: EditorialSectionsProps) {
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <EditorialPart key={section.id} section={section} {...rest} />
      ))}
    </div>
  );
}
