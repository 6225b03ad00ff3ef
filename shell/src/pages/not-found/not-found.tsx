/** Shown for a path that nobody owns and for a slug that is not there, with status 404. */
import { useMessages } from '@mall/i18n';
import { Wrapper } from '@mall/ui';
import { SearchField } from '../../search/search-field.tsx';
import { SuggestedLinks } from '../../suggested-links/suggested-links.tsx';
import drawing from './lost-sun.module.css';
import styles from './not-found.module.css';

function LostSun() {
  return (
    <svg className={styles.drawing} viewBox="0 0 360 300" aria-hidden="true">
      <path className={drawing.sky} d="M30 300V150a150 150 0 0 1 300 0v150z" />
      <path
        className={drawing.rays}
        d="M180 44v24M97 76l15 19M263 76l-15 19M56 150l24 6M304 150l-24 6"
      />
      <path className={drawing.sun} d="M96 214a84 84 0 0 1 168 0z" />
      <g className={drawing.face}>
        <path d="M146 178c4-6 12-6 16 0M198 178c4-6 12-6 16 0M168 202c8-7 16-7 24 0" />
      </g>
      <path className={drawing.hill} d="M30 222c50-34 100-34 150-6s100 28 150-4v88H30z" />
      <path className={drawing.post} d="M262 300v-96" />
      <path className={drawing.board} d="M222 208h66l20 19-20 19h-66z" />
      <path className={drawing.mark} d="M246 222c0-11 18-11 18 0 0 7-9 6-9 13M255 240v.5" />
    </svg>
  );
}

export function NotFound() {
  const t = useMessages('shell');
  return (
    <>
      <Wrapper className={styles.opening}>
        <LostSun />
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
