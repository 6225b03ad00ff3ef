/** `/kereses`: all that a search finds. Enter in the header's search leads here, and so does its form. */
import { Breadcrumbs } from '@mall/blocks';
import { type MessageKey, useMessages } from '@mall/i18n';
import { type LoaderArgs, type MetaArgs, type PageMeta, usePageQuery } from '@mall/runtime';
import { PageHeader, Wrapper } from '@mall/ui';
import styles from './page.module.css';
import { Results, Tasks } from './results.tsx';
import { askedQuery, SearchForm } from './search-form.tsx';

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
        tone="sky"
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
