/** The header's search: a field on desktop, a button with a panel on mobile. */
import { useMessages } from '@mall/i18n';
import styles from './search-box.module.css';
import { SearchField } from './search-field.tsx';
import { SearchPanel } from './search-panel.tsx';

export function SearchBox() {
  const t = useMessages('shell');
  return (
    <search className={styles.search} aria-label={t('search.label')}>
      <div className={styles.desktop}>
        <SearchField />
      </div>
      <div className={styles.mobile}>
        <SearchPanel />
      </div>
    </search>
  );
}
