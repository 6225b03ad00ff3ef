import type { ShopList } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type LinkQuery, PageLink } from '@mall/runtime';
import styles from './letter-links.module.css';
import { letterAnchor } from './list-anchor.ts';
import { pageQuery } from './page-query.ts';

interface LetterLinksProps {
  letters: ShopList['letters'];
  /** The query of the filtered list. */
  query: LinkQuery;
}

/** Links to the first shop of each letter, on whichever page it is. */
export function LetterLinks({ letters, query }: LetterLinksProps) {
  const t = useMessages('shops');
  if (letters.length < 2) return null;
  return (
    <nav aria-label={t('shop-list.letters')} className={styles.letters}>
      <ul className={styles.list}>
        {letters.map(({ letter, page }) => (
          <li key={letter}>
            <PageLink
              to="shops"
              query={{ ...query, ...pageQuery(page) }}
              hash={letterAnchor(letter)}
              className={styles.letter}
            >
              {letter}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
