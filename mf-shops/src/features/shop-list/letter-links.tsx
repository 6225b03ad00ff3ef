import type { ShopList } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type LinkQuery, PageLink } from '@mall/runtime';
import styles from './letter-links.module.css';
import { letterAnchor } from './list-anchor.ts';
import { pageQuery } from './page-query.ts';

interface LetterLinksProps {
  list: Pick<ShopList, 'letters' | 'shops'>;
  /** The query of the filtered list. */
  query: LinkQuery;
}

/** A list of one page has its letters at its shops. */
function lettersOf({ letters, shops }: LetterLinksProps['list']): ShopList['letters'] {
  if (letters.length > 0) return letters;
  return [...new Set(shops.map(({ letter }) => letter))].map((letter) => ({ letter, page: 1 }));
}

/** Links to the first shop of each letter, on whichever page it is. */
export function LetterLinks({ list, query }: LetterLinksProps) {
  const t = useMessages('shops');
  const letters = lettersOf(list);
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
