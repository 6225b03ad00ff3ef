/** The shops' panel in wide windows. */
import { useMessages } from '@mall/i18n';
import { MENU_BANKS, WIDE_MENU_SHOPS } from '../menu-shops.ts';
import { AttractionLinks } from './attraction-links.tsx';
import { CategoryLinks } from './category-links.tsx';
import styles from './panels.module.css';
import { PromoBoxes } from './promo-boxes.tsx';
import { ShopLinks } from './shop-links.tsx';
import { ShopsButtons } from './shops-buttons.tsx';

export function ShopsPanel() {
  const t = useMessages('shell');
  return (
    <div className={styles.shopsPanel}>
      <div className={styles.stack}>
        <ShopLinks heading={t('navigation.shops')} slugs={WIDE_MENU_SHOPS} />
        <ShopLinks heading={t('navigation.banks')} slugs={MENU_BANKS} />
      </div>
      <AttractionLinks />
      <CategoryLinks />
      <div className={styles.stack}>
        <PromoBoxes of="shops" picture="imageDesktop" inRows />
        <ShopsButtons />
      </div>
    </div>
  );
}
