/** The header of a page: its one h1, a lead, and an image in an arch. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Tone, toneClass } from '../tone/tone.ts';
import { Wrapper } from '../wrapper/wrapper.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** A short line above the title: a category, a date. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** A `Picture`; beside the title, on phones below it. */
  image?: ReactNode;
  /** Breadcrumbs. */
  breadcrumbs?: ReactNode;
  /** Buttons, tags and the like, below the lead. */
  children?: ReactNode;
  /** The colour of a venue or a campaign; other pages have none. */
  tone?: Tone | undefined;
  /** Low, with the children beside the title: for pages whose content must be in the first view. */
  compact?: boolean | undefined;
}

export function PageHeader(props: PageHeaderProps) {
  const { title, eyebrow, lead, image, breadcrumbs, children, tone, compact } = props;
  const extra = children ? <div className={styles.extra}>{children}</div> : null;
  return (
    <div
      className={clsx(
        styles.header,
        tone && [styles.toned, toneClass(tone)],
        image && styles.withImage,
        compact && styles.compact,
      )}
    >
      <Wrapper>
        {breadcrumbs}
        <div className={styles.layout}>
          <div className={styles.text}>
            {compact ? extra : null}
            {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
            <h1>{title}</h1>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
            {compact ? null : extra}
          </div>
          {image ? <div className={styles.image}>{image}</div> : null}
        </div>
      </Wrapper>
    </div>
  );
}
