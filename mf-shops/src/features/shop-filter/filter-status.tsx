import { useMessages } from '@mall/i18n';
import styles from './filter-status.module.css';

interface FilterStatusProps {
  /** Shops of all pages. */
  count: number;
  page?: number | undefined;
  pages?: number | undefined;
}

/** How many shops there are, announced whenever filter or page changes. */
export function FilterStatus({ count, page = 1, pages = 1 }: FilterStatusProps) {
  const t = useMessages('shops');
  return (
    <p role="status" className={styles.count}>
      {t('shop-filter.count', { count })}
      {pages > 1 ? ` (${t('shop-filter.pageOf', { page, pages })})` : null}
    </p>
  );
}
