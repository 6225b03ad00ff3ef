import { SearchLinkDetails } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { pageUrl, type SearchLink, useApiData, useShellContext } from '@mall/runtime';
import { EmptyState, Picture, Section, stretchedLinkClass } from '@mall/ui';
import styles from './page.module.css';

function ResultLinks({ links }: { links: readonly SearchLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, title, image, imageFit, ...details }) => (
        // Several events have one page.
        <li key={`${path} ${title}`} className={styles.item}>
          {image ? (
            <Picture
              className={`${styles.image} screen-only`}
              image={image}
              alt=""
              ratio="fill"
              fit={imageFit}
            />
          ) : null}
          <div className={styles.words}>
            <p className={stretchedLinkClass}>
              <a href={path}>{title}</a>
            </p>
            {details.text || details.hours ? (
              <p className={styles.text}>
                <SearchLinkDetails {...details} />
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What most people look for, as the live apps declare it. */
export function Tasks() {
  const t = useMessages('content');
  const { menu, pathTo, language } = useShellContext();
  const links = menu('search').map(({ route, hash, label }) => ({
    title: label[language],
    path: pageUrl(pathTo(route), {}, hash),
  }));
  return (
    <Section heading={t('search.tasks')} wrapped={false}>
      <ResultLinks links={links} />
    </Section>
  );
}

function Nothing() {
  const t = useMessages('content');
  return (
    <>
      <EmptyState title={t('search.nothing')} text={t('search.nothingText')} />
      <Tasks />
    </>
  );
}

export function Results({ query }: { query: string }) {
  const t = useMessages('content');
  const { searchLinks } = useShellContext();
  const groups = searchLinks(useApiData('search', { query }), query);
  const count = groups.reduce((sum, { links }) => sum + links.length, 0);
  return (
    <>
      <p role="status" className={count === 0 ? 'visually-hidden' : styles.count}>
        {count === 0 ? t('search.nothing') : t('search.count', { count })}
      </p>
      {count === 0 ? <Nothing /> : null}
      {groups.map(({ kind, links }) => (
        <Section key={kind} heading={t(`search.${kind}`)} wrapped={false} className={styles.group}>
          <ResultLinks links={links} />
        </Section>
      ))}
    </>
  );
}
