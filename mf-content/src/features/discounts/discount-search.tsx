/** Searches and filters the list of discounts. Without a script it is a form that leads to the same URL. */
import { QuerySelect, useEarlyChoices } from '@mall/blocks';
import { type Discount, MAX_LENGTH } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData, useQueryChange, useShellContext } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Checkbox, TextField } from '@mall/ui/form';
import { clsx } from 'clsx';
import {
  FILTER_KEYS,
  isFiltered,
  useDiscountFilter,
  type useDiscountSearch,
  YES,
} from './discount-filter.ts';
import styles from './discount-search.module.css';

interface FilterSelectProps {
  name: 'category' | 'shop';
  label: string;
  any: string;
  options: readonly { slug: string; name: string }[];
}

function FilterSelect({ name, options, ...select }: FilterSelectProps) {
  const filter = useDiscountFilter();
  return (
    <QuerySelect
      {...select}
      name={FILTER_KEYS[name]}
      value={filter[name]}
      options={options.map(({ slug, name }) => ({ value: slug, label: name }))}
    />
  );
}

function useShops(discounts: readonly Discount[]) {
  const { language } = useShellContext();
  const shops = new Map(discounts.flatMap(({ shop }) => (shop ? [[shop.slug, shop]] : [])));
  return [...shops.values()].sort((a, b) => a.name.localeCompare(b.name, language));
}

function EndsSoonBox() {
  const t = useMessages('content');
  const change = useQueryChange();
  const key = FILTER_KEYS.endsSoon;
  return (
    <Checkbox
      label={t('discounts.endsSoon')}
      name={key}
      value={YES}
      checked={useDiscountFilter().endsSoon}
      className={styles.box}
      onChange={({ target }) => change({ [key]: target.checked ? YES : '' })}
    />
  );
}

function FilterFields({ discounts }: { discounts: readonly Discount[] }) {
  const t = useMessages('content');
  const { categories } = useApiData('config');
  const { category } = useDiscountFilter();
  const used = new Set(discounts.flatMap((discount) => discount.categories));
  return (
    <>
      <FilterSelect
        name="category"
        label={t('discounts.category')}
        any={t('discounts.anyCategory')}
        options={categories.filter(({ slug }) => used.has(slug) || slug === category)}
      />
      <FilterSelect
        name="shop"
        label={t('discounts.shop')}
        any={t('discounts.anyShop')}
        options={useShops(discounts)}
      />
      <EndsSoonBox />
    </>
  );
}

interface DiscountSearchProps {
  field: ReturnType<typeof useDiscountSearch>;
  discounts: readonly Discount[];
  found: readonly Discount[];
}

function SearchForm({ field: { ref, onInput, onSubmit }, discounts }: DiscountSearchProps) {
  const t = useMessages('content');
  return (
    <form
      ref={useEarlyChoices()}
      className={styles.form}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        ref={ref}
        type="search"
        enterKeyHint="search"
        name={FILTER_KEYS.text}
        label={t('discounts.searchLabel')}
        defaultValue={useDiscountFilter().text}
        maxLength={MAX_LENGTH.searchQuery}
        autoComplete="off"
        className={styles.field}
        onInput={onInput}
      />
      <FilterFields discounts={discounts} />
      <Button type="submit" variant="secondary" className={`${styles.send} unscripted-only`}>
        {t('discounts.search')}
      </Button>
    </form>
  );
}

const COUNT = 'discount-count';

/** A link that ends the search disappears with it, so the focus moves to the count. */
const focusCount = () => document.getElementById(COUNT)?.focus({ preventScroll: true });

/** Announced to screen readers whenever the filter changes it. */
function Count({ found }: Pick<DiscountSearchProps, 'found'>) {
  const t = useMessages('content');
  const filter = useDiscountFilter();
  const { text: query } = filter;
  const count = found.length;
  const expired = found.filter((discount) => discount.expired).length;
  const over = expired > 0 ? `, ${t('discounts.countExpired', { count: expired })}` : '';
  const current = t('discounts.count', { count: count - expired }) + over;
  const results = query
    ? t('discounts.found', { count, query })
    : t('discounts.results', { count });
  // The empty state in the page shows the same text.
  return (
    <p
      role="status"
      id={COUNT}
      tabIndex={-1}
      className={clsx(styles.status, count === 0 && 'visually-hidden')}
    >
      {count === 0 ? t('discounts.empty') : isFiltered(filter) ? results : current}
    </p>
  );
}

export function DiscountSearch(props: DiscountSearchProps) {
  const t = useMessages('content');
  const { found } = props;
  const hasRest = isFiltered(useDiscountFilter()) && found.length > 0;
  return (
    <search aria-label={t('discounts.searchName')} className={styles.bar}>
      <SearchForm {...props} />
      <div className={styles.outcome}>
        <Count found={found} />
        {hasRest ? (
          <PageLink to="discounts" className="screen-only" onClick={focusCount}>
            {t('discounts.showAll')}
          </PageLink>
        ) : null}
      </div>
    </search>
  );
}
