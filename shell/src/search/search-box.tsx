/** The header's search: a field in wide windows, a button with a panel in narrow ones. */
import { useMessages } from '@mall/i18n';
import { useLocation } from 'react-router-dom';
import styles from './search-box.module.css';
import { SearchField } from './search-field.tsx';
import { SearchPanel } from './search-panel.tsx';

export function SearchBox() {
  const t = useMessages('shell');
  // A new page begins with an empty search: a new key makes the field anew.
  const { key } = useLocation();
  return (
    <search className={styles.search} aria-label={t('search.label')}>
      <div className={styles.wide}>
        <SearchField key={key} />
      </div>
      <div className={styles.narrow}>
        <SearchPanel />
      </div>
    </search>
  );
}
