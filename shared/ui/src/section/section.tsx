/** A titled section of a page, a landmark: heading, an optional link beside it, and content. */
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { type Tone, toneClass } from '../tone/tone.ts';
import { Wrapper } from '../wrapper/wrapper.tsx';
import styles from './section.module.css';

/** The columns of a section that is `beside`, for other boxes of two parts. */
export const textColumnsClass: string = styles.beside ?? '';

export interface SectionProps {
  heading: ReactNode;
  children: ReactNode;
  /** Anchor of the section. */
  id?: string | undefined;
  /** A line under the heading. */
  lead?: ReactNode;
  /** An anchor or a button, for instance "All shops". */
  action?: ReactNode;
  /** Background; `plain` has none. */
  tone?: Tone | 'plain' | undefined;
  /** False when the section is already within a Wrapper. */
  wrapped?: boolean | undefined;
  /** Heading and content side by side where there is room: the grid of all texts. */
  beside?: boolean | undefined;
  /** Beside the page's content, which makes sense without it, such as what else to read. */
  aside?: boolean | undefined;
  /** Set on the last section of a page: its background then continues behind the footer's round corners. */
  endsPage?: boolean | undefined;
  className?: string | undefined;
}

export function Section({
  heading,
  children,
  id,
  lead,
  action,
  tone = 'plain',
  wrapped = true,
  beside = false,
  aside = false,
  endsPage = false,
  className,
}: SectionProps) {
  const headingId = useId();
  const Box = aside ? 'aside' : 'section';
  const head = (
    <div className={styles.head}>
      <div className={styles.titles}>
        <h2 id={headingId}>{heading}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
  const content = (
    <div className={beside ? styles.beside : undefined}>
      {head}
      {beside ? <div className={styles.content}>{children}</div> : children}
    </div>
  );
  return (
    <Box
      id={id}
      aria-labelledby={headingId}
      className={clsx(
        styles.section,
        tone !== 'plain' && [styles.toned, toneClass(tone), endsPage && styles.end],
        className,
      )}
    >
      {wrapped ? <Wrapper>{content}</Wrapper> : content}
    </Box>
  );
}
