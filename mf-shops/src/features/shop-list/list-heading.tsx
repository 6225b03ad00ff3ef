import { useMessages } from '@mall/i18n';
import styles from './list-heading.module.css';
import { useCategory } from './use-category.ts';

/** Text of the list's h1. The category's line keeps its place without one, so that the filter below never moves. */
export function ListHeading() {
  const t = useMessages('shops');
  const { chosen } = useCategory();
  return (
    <>
      {t(chosen ? 'shop-list.categoryHeading' : 'shop-list.shops')}{' '}
      <span className={styles.category}>{chosen?.name}</span>
    </>
  );
}
