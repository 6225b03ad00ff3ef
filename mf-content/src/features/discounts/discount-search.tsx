/** Searches the list of discounts. Without a script it is a form that leads to the same URL. */
import { SEARCH_QUERY_MAX_LENGTH } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Button, TextField } from '@mall/ui';
import { clsx } from 'clsx';
import styles from './discount-search.module.css';
import { SEARCH_KEY, type SearchField, useAskedText } from './use-discount-search.ts';

function SearchForm({ ref, onInput, onSubmit }: SearchField) {
  const t = useMessages('content');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        ref={ref}
        type="search"
        enterKeyHint="search"
        name={SEARCH_KEY}
        label={t('discounts.searchLabel')}
        defaultValue={useAskedText()}
        maxLength={SEARCH_QUERY_MAX_LENGTH}
        autoComplete="off"
        className={styles.field}
        onInput={onInput}
      />
      <Button type="submit" variant="secondary" className={styles.send}>
        {t('discounts.search')}
      </Button>
    </form>
  );
}

/** Announced to screen readers whenever the search changes it. */
function Count({ count }: { count: number }) {
  const t = useMessages('content');
  const query = useAskedText();
  const text = query ? t('discounts.found', { count, query }) : t('discounts.count', { count });
  // The empty state in the page shows the same text.
  return (
    <p role="status" className={clsx(styles.status, count === 0 && 'visually-hidden')}>
      {count === 0 ? t('discounts.empty') : text}
    </p>
  );
}

/** The search field, and how many discounts it finds. */
export function DiscountSearch({ field, count }: { field: SearchField; count: number }) {
  const t = useMessages('content');
  return (
    <search aria-label={t('discounts.searchName')} className={styles.bar}>
      <SearchForm {...field} />
      <Count count={count} />
    </search>
  );
}
