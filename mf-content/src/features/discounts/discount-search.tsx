/** Searches and filters the list of discounts. Without a script it is a form that leads to the same URL. */
import { type Discount, SEARCH_QUERY_MAX_LENGTH } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { Button } from '@mall/ui';
import { TextField } from '@mall/ui/form';
import { clsx } from 'clsx';
import { FILTER_KEYS, isFiltered } from './discount-filter.ts';
import styles from './discount-search.module.css';
import { FilterFields } from './filter-fields.tsx';
import { type SearchField, useDiscountFilter } from './use-discount-search.ts';

interface DiscountSearchProps {
  field: SearchField;
  /** All of them, and those that the filter finds. */
  discounts: readonly Discount[];
  found: readonly Discount[];
}

function SearchForm({ field: { ref, onInput, onSubmit }, discounts }: DiscountSearchProps) {
  const t = useMessages('content');
  return (
    <form
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
        maxLength={SEARCH_QUERY_MAX_LENGTH}
        autoComplete="off"
        className={styles.field}
        onInput={onInput}
      />
      <FilterFields discounts={discounts} />
      <Button type="submit" variant="secondary" className={styles.send}>
        {t('discounts.search')}
      </Button>
    </form>
  );
}

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
    <p role="status" className={clsx(styles.status, count === 0 && 'visually-hidden')}>
      {count === 0 ? t('discounts.empty') : isFiltered(filter) ? results : current}
    </p>
  );
}

/** The fields, how many discounts they find, and a way back to all. */
export function DiscountSearch(props: DiscountSearchProps) {
  const t = useMessages('content');
  const { found } = props;
  const hasRest = isFiltered(useDiscountFilter()) && found.length > 0;
  return (
    <search aria-label={t('discounts.searchName')} className={styles.bar}>
      <SearchForm {...props} />
      <div className={styles.outcome}>
        <Count found={found} />
        {hasRest ? <PageLink to="discounts">{t('discounts.showAll')}</PageLink> : null}
      </div>
    </search>
  );
}
