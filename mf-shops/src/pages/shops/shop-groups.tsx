import { pageQuery, useOpenStatus } from '@mall/blocks';
import type { ShopList } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type LinkQuery, PageLink, useApiData } from '@mall/runtime';
import { CardGrid } from '@mall/ui/card-grid';
import { Suspense } from 'react';
import { GrowingList } from '../../features/shop-list/growing-list.tsx';
import { rovingFocus } from '../../features/shop-list/roving-focus.ts';
import { ShopCard } from '../../features/shop-list/shop-card.tsx';
import { skipFarAway } from '../../features/shop-list/skip-far-away.ts';
import { VisitStar } from '../../features/visit-list/visit-star.tsx';
import styles from './shop-groups.module.css';

interface LetterLinksProps {
  list: Pick<ShopList, 'letters' | 'shops'>;
  query: LinkQuery;
}

function letterAnchor(letter: string): string {
  return `betu-${letter === '#' ? '0-9' : letter.toLowerCase()}`;
}

/** A list of one page has its letters at its shops. */
function lettersOf({ letters, shops }: LetterLinksProps['list']): ShopList['letters'] {
  if (letters.length > 0) return letters;
  return [...new Set(shops.map(({ letter }) => letter))].map((letter) => ({ letter, page: 1 }));
}

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

/** Shops in the first view of a phone, whose pictures come first. */
const FIRST_PICTURES = 6;
/** Shops that are more than the first view of any window. */
const FIRST_VIEW = 24;

interface ShopGroupsProps {
  list: ShopList;
  /** The category that the list is filtered by; each shop shows it instead of its first one. */
  chosenCategory?: string | undefined;
}

type ListedShop = ShopList['shops'][number];

function byLetter(shops: readonly ListedShop[]): ReadonlyMap<string, ListedShop[]> {
  const groups = new Map<string, ListedShop[]>();
  for (const shop of shops) groups.set(shop.letter, [...(groups.get(shop.letter) ?? []), shop]);
  return groups;
}

function refs(group: HTMLElement | null): (() => void) | undefined {
  if (!group) return undefined;
  const [endFocus, endSkip] = [rovingFocus(group), skipFarAway(group)];
  return () => {
    endFocus?.();
    endSkip();
  };
}

/**
 * The shops of one page of the list; the page must have loaded `config`. Each letter is hydrated by itself,
 * after the rest of the page or when the visitor touches it.
 */
export function ShopGroups({ list, chosenCategory }: ShopGroupsProps) {
  const t = useMessages('shops');
  const { categories } = useApiData('config');
  // Once for all shops with the same hours.
  const statuses = list.near_hours.map(useOpenStatus());
  const first = new Set(list.shops.slice(0, FIRST_PICTURES));
  const firstLetters = byLetter(list.shops.slice(0, FIRST_VIEW)).size;
  const groups = [...byLetter(list.shops)].map(([letter, shops]) => (
    <Suspense key={letter}>
      <section ref={refs} id={letterAnchor(letter)} aria-label={letter} className={styles.group}>
        <h2 className={styles.heading}>{letter}</h2>
        <CardGrid className={styles.shops}>
          {shops.map((shop) => {
            const shown = chosenCategory ?? shop.categories[0];
            return (
              <ShopCard
                key={shop.slug}
                shop={shop}
                category={categories.find(({ slug }) => slug === shown)?.name ?? ''}
                status={statuses[shop.hours]}
                action={<VisitStar shop={shop} compact />}
                priority={first.has(shop)}
              />
            );
          })}
        </CardGrid>
      </section>
    </Suspense>
  ));
  return (
    <>
      {groups.length > 0 ? <p className={styles.keys}>{t('shop-list.keys')}</p> : null}
      <GrowingList first={firstLetters}>{groups}</GrowingList>
    </>
  );
}
