import { useMessages } from '@mall/i18n';
import { PageLink, useVisit } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import styles from './panels.module.css';

/** The ways to all shops: on the map and in the list. */
export function ShopsButtons() {
  const t = useMessages('shell');
  const { hasRoute } = useVisit();
  return (
    <div className={styles.buttons}>
      {hasRoute('shop-map') && (
        <PageLink className={buttonClass('secondary')} to="shop-map">
          {t('navigation.map')}
        </PageLink>
      )}
      {hasRoute('shops') && (
        <PageLink className={buttonClass('primary')} to="shops">
          {t('navigation.allShops')}
        </PageLink>
      )}
    </div>
  );
}
