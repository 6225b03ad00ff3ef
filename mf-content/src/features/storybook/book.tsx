/**
 * The storybook: a row of pages that snap into place, so that a finger turns them. Buttons and arrow
 * keys turn them too; without a script the stories stand below each other.
 */
import type { EditorialSection } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { IconButton, Wrapper } from '@mall/ui';
import styles from './book.module.css';
import { StoryPage } from './story-page.tsx';
import { usePages } from './use-pages.ts';

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
      <div className={styles.turning}>
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
