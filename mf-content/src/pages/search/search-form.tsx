/** The page's own search field. Without a script it is a form that leads to the same URL. */

import { useQueryField } from '@mall/blocks';
import { SEARCH_QUERY_MAX_LENGTH } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useQueryChange } from '@mall/runtime';
import { Button } from '@mall/ui';
import { TextField } from '@mall/ui/form';
import styles from './page.module.css';

const QUERY_KEY = 'q';

/** Without spaces at its ends, and cut to the length that the search takes. */
export function askedQuery(query: URLSearchParams): string {
  return (query.get(QUERY_KEY) ?? '').trim().slice(0, SEARCH_QUERY_MAX_LENGTH).trim();
}

export function SearchForm({ asked }: { asked: string }) {
  const t = useMessages('content');
  const change = useQueryChange();
  return (
    <search aria-label={t('search.form')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get(QUERY_KEY);
          change({ [QUERY_KEY]: String(typed ?? '').trim() });
        }}
      >
        <TextField
          type="search"
          enterKeyHint="search"
          name={QUERY_KEY}
          label={t('search.field')}
          {...useQueryField(asked)}
          maxLength={SEARCH_QUERY_MAX_LENGTH}
          autoComplete="off"
          className={styles.field}
        />
        <Button type="submit" className={styles.send}>
          {t('search.submit')}
        </Button>
      </form>
    </search>
  );
}
