/** A page of the storybook: the drawing on the left, the story on the right. */
import type { EditorialSection } from '@mall/contracts';
import { buttonClass, Picture, toneClass } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './book.module.css';

const TONES = ['sky', 'plum', 'leaf', 'coral', 'sun'] as const;

/** An article with its own anchor. */
export function StoryPage({ section, index }: { section: EditorialSection; index: number }) {
  const headingId = useId();
  return (
    <article
      id={section.id}
      aria-labelledby={headingId}
      className={clsx(styles.page, toneClass(TONES[index % TONES.length] ?? 'sun'))}
    >
      <div className={styles.leaf}>
        <div className={styles.picture}>
          {section.drawing ? (
            <Picture image={section.drawing} alt="" ratio="fill" className={styles.drawing} />
          ) : null}
        </div>
        <div className={styles.story}>
          <h2 id={headingId}>{section.heading}</h2>
          {section.html ? <RichText html={section.html} className={styles.text} /> : null}
          {section.links?.map(({ url, label }) => (
            <a key={url} href={url} className={clsx(buttonClass('secondary'), styles.link)}>
              {label}
            </a>
          ))}
        </div>
      </div>
    </article>
  );
}
