import { useMessages } from '@mall/i18n';
import { Notice } from '@mall/ui';
import styles from './shop-count.module.css';
import { useCategory } from './use-category.ts';

/** How many shops are shown, announced whenever the filter changes it. */
export function ShopCount({ count }: { count: number }) {
  const t = useMessages('shops');
  const { chosen, unknown } = useCategory();
  return (
    <div role="status" className={styles.status}>
      {unknown ? <Notice>{t('shop-list.unknown')}</Notice> : null}
      <p className={styles.count}>
        {chosen
          ? t('shop-list.countIn', { count, category: chosen.name })
          : t('shop-list.count', { count })}
      </p>
    </div>
  );
}
