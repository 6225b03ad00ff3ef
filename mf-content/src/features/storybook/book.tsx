/**
 * The storybook: a row of pages that snap into place, so that a finger turns them. Buttons and arrow
 * keys turn them too; without a script the stories stand below each other.
 */
import type { EditorialSection } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import {
  buttonClass,
  EmptyState,
  IconButton,
  Picture,
  prefersReducedMotion,
  toneClass,
  Wrapper,
} from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './book.module.css';

/** By how many pages each key turns; the ends of the book are far enough. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
};

function usePages() {
  const ref = useRef<HTMLElement>(null);
  const [page, setPage] = useState(0);

  const turn = (to: number) => {
    const book = ref.current;
    if (!book) return;
    const index = Math.min(Math.max(to, 0), book.children.length - 1);
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    book.scrollTo({ behavior, left: index * book.clientWidth });
  };
  const follow = () => {
    const book = ref.current;
    if (book) setPage(Math.round(book.scrollLeft / book.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(page + by);
  };
  return { ref, page, turn, follow, onKeyDown };
}

const TONES = ['sky', 'plum', 'leaf', 'coral', 'sun'] as const;

function StoryPage({ section, index }: { section: EditorialSection; index: number }) {
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

function Contents({ sections }: { sections: readonly EditorialSection[] }) {
  const t = useMessages('content');
  return (
    <nav aria-label={t('storybook.contents')}>
      <ol className={styles.contents}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function Book({ sections }: { sections: readonly EditorialSection[] }) {
  const t = useMessages('content');
  const { ref, page, turn, follow, onKeyDown } = usePages();
  const last = sections.length - 1;
  if (last < 0) return <EmptyState title={t('storybook.empty')} />;
  return (
    <Wrapper className={styles.layout}>
      <Contents sections={sections} />
      <section
        ref={ref}
        className={styles.book}
        aria-label={t('storybook.book')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={follow}
        onKeyDown={onKeyDown}
      >
        {sections.map((section, index) => (
          <StoryPage key={section.id} section={section} index={index} />
        ))}
      </section>
      <div className={`${styles.turning} scripted-only`}>
        <IconButton
          icon="chevron-left"
          label={t('storybook.previous')}
          aria-disabled={page === 0}
          onClick={() => turn(page - 1)}
        />
        <p aria-live="polite" className={styles.number}>
          {t('storybook.page', { page: page + 1, pages: last + 1 })}
        </p>
        <IconButton
          icon="chevron-right"
          label={t('storybook.next')}
          aria-disabled={page === last}
          onClick={() => turn(page + 1)}
        />
      </div>
    </Wrapper>
  );
}
