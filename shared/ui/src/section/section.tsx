/** A titled section of a page: heading, an optional link beside it, and content. */
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { type Tone, toneClass } from '../tone/tone.ts';
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
  /** Background; `plain` has none. */
  tone?: Tone | 'plain' | undefined;
  /** False when the section is already within a Wrapper. */
  wrapped?: boolean | undefined;
  /** Set on the last section of a page: its background then continues behind the footer's round corners. */
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
          <Heading id={headingId}>{heading}</Heading>
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
        tone !== 'plain' && [styles.toned, toneClass(tone), endsPage && styles.end],
        className,
      )}
    >
      {wrapped ? <Wrapper>{content}</Wrapper> : content}
    </section>
  );
}
