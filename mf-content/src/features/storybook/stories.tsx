/** The stories of the storybook page. */
import type { EditorialSection } from '@mall/contracts';
import { buttonClass, RichText, toneClass, Wrapper } from '@mall/ui';
import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './stories.module.css';

const TONES = ['sky', 'plum', 'leaf', 'sun', 'coral'] as const;

function Story({ section, index }: { section: EditorialSection; index: number }) {
  const headingId = useId();
  return (
    <article
      id={section.id}
      aria-labelledby={headingId}
      className={clsx(styles.story, toneClass(TONES[index % TONES.length] ?? 'sun'))}
    >
      <h2 id={headingId} className={styles.title}>
        {section.heading}
      </h2>
      {section.html ? <RichText html={section.html} className={styles.text} /> : null}
      {section.links?.map(({ url, label }) => (
        <a key={url} href={url} className={clsx(buttonClass('secondary'), styles.link)}>
          {label}
        </a>
      ))}
    </article>
  );
}

/** One article for each section. */
export function Stories({ sections }: { sections: readonly EditorialSection[] }) {
  return (
    <Wrapper className={styles.book}>
      {sections.map((section, index) => (
        <Story key={section.id} section={section} index={index} />
      ))}
    </Wrapper>
  );
}
