/** `/kereses`: all that a search finds. Enter in the header's search leads here, and so does its form. */
import { Breadcrumbs, useQueryField } from '@mall/blocks';
import { MAX_LENGTH } from '@mall/contracts';
import { type MessageKey, useMessages } from '@mall/i18n';
import {
  type LoaderArgs,
  type MetaArgs,
  type PageMeta,
  usePageQuery,
  useQueryChange,
} from '@mall/runtime';
import { Button, PageHeader, Wrapper } from '@mall/ui';
import { TextField } from '@mall/ui/form';
import styles from './page.module.css';
import { Results, Tasks } from './results.tsx';

const QUERY_KEY = 'q';

/** Without spaces at its ends, and cut to the length that the search takes. */
function askedQuery(query: URLSearchParams): string {
  return (query.get(QUERY_KEY) ?? '').trim().slice(0, MAX_LENGTH.searchQuery).trim();
}

function SearchForm({ asked }: { asked: string }) {
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
          maxLength={MAX_LENGTH.searchQuery}
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

export async function loader({ load, url }: LoaderArgs) {
  const query = askedQuery(url.searchParams);
  if (query) await load('search', { query });
  return { query };
}

export function meta({
  data: { query },
  t,
}: MetaArgs<{ query: string }, MessageKey<'content'>>): PageMeta {
  return {
    title: query ? t('search.titleFor', { query }) : t('search.title'),
    description: t('search.description'),
    noindex: true,
  };
}

export function Component() {
  const t = useMessages('content');
  const query = askedQuery(usePageQuery());
  const title = query ? t('search.titleFor', { query }) : t('search.title');
  return (
    <>
      <PageHeader
        title={title}
        lead={query ? undefined : t('search.lead')}
        compact
        breadcrumbs={<Breadcrumbs current={t('search.title')} />}
      />
      <Wrapper className={styles.page}>
        <SearchForm asked={query} />
        {query ? <Results query={query} /> : <Tasks />}
      </Wrapper>
    </>
  );
}
