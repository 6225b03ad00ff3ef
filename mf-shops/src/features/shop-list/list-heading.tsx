import { useMessages } from '@mall/i18n';
import styles from './list-heading.module.css';

/** Text of the list's h1. The category's line keeps its place without one, so that the filter below never moves. */
export function ListHeading({ category }: { category: string | undefined }) {
  const t = useMessages('shops');
  return (
    <>
      {t(category ? 'shop-list.categoryHeading' : 'shop-list.shops')}{' '}
      <span className={styles.category}>{category}</span>
    </>
  );
}
