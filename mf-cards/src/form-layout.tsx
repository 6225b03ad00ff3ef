import { type EditorialBodyProps, editorialPage, SectionContent } from '@mall/blocks';
import { type EditorialSection, MAX_LENGTH } from '@mall/contracts';
import { Wrapper } from '@mall/ui';
import { clsx } from 'clsx';
import { type ComponentType, type ReactNode, useId } from 'react';
import styles from './form-layout.module.css';
import sideSectionsStyles from './side-sections.module.css';

/** Attributes of a field for an e-mail address. Only the server validates it, so that errors are in our own words. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: MAX_LENGTH.email,
  required: true,
} as const;

interface FormCardProps {
  /** Anchor: visitors without a script come back here. */
  id: string;
  heading: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

export function FormCard({ id, heading, lead, children }: FormCardProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}

export const formClass = styles.form;

interface FormColumnsProps {
  form: ReactNode;
  children: ReactNode;
  /** Below whichever of the two is on the left; on phones below both. */
  after?: ReactNode;
  formFirst?: boolean;
}

export function FormColumns({ form, children, after, formFirst = false }: FormColumnsProps) {
  const words = (
    <div key="words" className={styles.words}>
      {children}
    </div>
  );
  const card = <div key="form">{form}</div>;
  return (
    <div className={clsx(styles.columns, formFirst && styles.formFirst)}>
      {formFirst ? [card, words] : [words, card]}
      {after ? <div className={clsx(styles.words, styles.after)}>{after}</div> : null}
    </div>
  );
}

export function SideSections({ sections }: { sections: readonly EditorialSection[] }) {
  return sections.map((section) => (
    <section
      key={section.id}
      id={section.id}
      aria-labelledby={`${section.id}-heading`}
      className={sideSectionsStyles.section}
    >
      <h2 id={`${section.id}-heading`} className={sideSectionsStyles.heading}>
        {section.heading}
      </h2>
      <SectionContent section={section} />
    </section>
  ));
}

/** `loader`, `meta` and `Component` of the page `slug` of the content with `Form` first. */
export function formPage(slug: string, Form: ComponentType) {
  function Body({ sections }: EditorialBodyProps) {
    return (
      <Wrapper className={styles.body}>
        <FormColumns form={<Form />} formFirst>
          <SideSections sections={sections} />
        </FormColumns>
      </Wrapper>
    );
  }
  return editorialPage({ slug, tone: 'sky', compact: true, Body });
}
