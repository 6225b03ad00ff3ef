/** The sections of an editorial page, each with whatever the content gives it. */
import type { EditorialSection } from '@mall/contracts';
import { Section, Wrapper } from '@mall/ui';
import { FactList } from '@mall/ui/fact-list';
import { Notice } from '@mall/ui/notice';
import { RichText } from '@mall/ui/rich-text';
import { ContactText, PhoneLink } from '../contact-links/contact-links.tsx';
import { PriceTable } from '../price-table/price-table.tsx';
import bodyStyles from './editorial-body.module.css';
import styles from './editorial-sections.module.css';
import peopleStyles from './people-list.module.css';
import { SectionLinks } from './section-links.tsx';

/** Names with their role and ways to reach them. */
function PeopleList({ people }: { people: NonNullable<EditorialSection['people']> }) {
  return (
    <ul className={peopleStyles.list}>
      {people.map((person, index) => (
        <li key={index} className={peopleStyles.person}>
          <p className={peopleStyles.name}>{person.name}</p>
          <p className={peopleStyles.role}>{person.role}</p>
          <PhoneLink phone={person.phone} />
          <ContactText text={person.email} />
        </li>
      ))}
    </ul>
  );
}

/** What a section has below its heading. */
export function SectionContent({ section }: { section: EditorialSection }) {
  const { heading, html, notice, prices, facts, people, links } = section;
  return (
    <>
      {notice ? <Notice tone="warning">{notice}</Notice> : null}
      {html ? <RichText html={html} /> : null}
      {prices?.length ? <PriceTable prices={prices} caption={heading} /> : null}
      {facts?.length ? (
        <FactList
          facts={facts.map(({ label, value }) => ({ label, value: <ContactText text={value} /> }))}
        />
      ) : null}
      {people?.length ? <PeopleList people={people} /> : null}
      {links?.length ? <SectionLinks links={links} /> : null}
    </>
  );
}

export interface EditorialBodyProps {
  sections: readonly EditorialSection[];
  /** `wide` keeps a section's room above and below. */
  space?: 'narrow' | 'wide' | undefined;
}

/** All sections in order, within the page's width; each has its id as anchor. */
export function EditorialBody({ sections, space = 'narrow' }: EditorialBodyProps) {
  return (
    <Wrapper className={bodyStyles[space]}>
      {sections.map((section) => (
        <Section
          key={section.id}
          id={section.id}
          heading={section.heading}
          beside
          wrapped={false}
          className={styles.section}
        >
          <SectionContent section={section} />
        </Section>
      ))}
    </Wrapper>
  );
}
