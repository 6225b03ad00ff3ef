/** The white card that a form of this app is in. */
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './form-card.module.css';

interface FormCardProps {
  /** Anchor: visitors without a script come back here. */
  id: string;
  heading: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A section with a heading, named by it. */
export function FormCard({ id, heading, lead, children, className }: FormCardProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={clsx(styles.card, className)}>
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

/** Class of the form in it. */
export const formClass = styles.form;
