/** Shown for a path that nobody owns and for a slug that is not there, with status 404. */
import { useMessages } from '@mall/i18n';
import { Wrapper } from '@mall/ui';
import { SearchField } from '../../search/search-field.tsx';
import { SuggestedLinks } from '../../suggested-links/suggested-links.tsx';
import { LostSun } from './lost-sun.tsx';
import styles from './not-found.module.css';

export function NotFound() {
  const t = useMessages('shell');
  return (
    <>
      <Wrapper className={styles.opening}>
        <LostSun className={styles.drawing} />
        <div>
          <h1>{t('not-found.title')}</h1>
          <p className={styles.text}>{t('not-found.text')}</p>
          <search className={styles.search} aria-label={t('not-found.search')}>
            <p className={styles.prompt}>{t('not-found.search')}</p>
            <SearchField />
          </search>
        </div>
      </Wrapper>
      <SuggestedLinks />
    </>
  );
}
