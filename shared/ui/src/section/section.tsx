/** A titled band of a page: heading, an optional link beside it, and content. */
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Wrapper } from '../wrapper/wrapper.tsx';
import styles from './section.module.css';

export interface SectionProps {
  heading: ReactNode;
  children: ReactNode;
  /** Anchor of the section. */
  id?: string | undefined;
  level?: 2 | 3 | undefined;
  /** A line under the heading. */
  lead?: ReactNode;
  /** An anchor or a button, for instance "All shops". */
  action?: ReactNode;
  /** Colour of the band behind the section. */
  tone?: 'plain' | 'sun' | 'leaf' | 'sky' | 'plum' | 'ink' | undefined;
  /** False when the section already stands within a Wrapper. */
  wrapped?: boolean | undefined;
  /** Set on the last section of a page: the footer's round corners then lie on its ground. */
  endsPage?: boolean | undefined;
  className?: string | undefined;
}

/** A landmark named by its own heading. */
export function Section({
  heading,
  children,
  id,
  level = 2,
  lead,
  action,
  tone = 'plain',
  wrapped = true,
  endsPage = false,
  className,
}: SectionProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  const content = (
    <>
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading id={headingId} className={styles.heading}>
            {heading}
          </Heading>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {children}
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx(
        styles.section,
        styles[tone],
        endsPage && tone !== 'plain' && styles.end,
        className,
      )}
    >
      {wrapped ? <Wrapper>{content}</Wrapper> : content}
    </section>
  );
}
