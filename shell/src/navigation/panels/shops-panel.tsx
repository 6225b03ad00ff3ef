/** The shops' panel of the desktop navigation. */
import { CategoryLinks } from './category-links.tsx';
import { EntryList } from './entry-list.tsx';
import styles from './panels.module.css';
import { PromoBoxes } from './promo-boxes.tsx';
import { ShopLinks } from './shop-links.tsx';
import { ShopsButtons } from './shops-buttons.tsx';

export function ShopsPanel() {
  return (
    <div className={styles.shopsPanel}>
      <div className={styles.stack}>
        <ShopLinks menu="desktop" />
      </div>
      <EntryList menu="venues" withIcons />
      <CategoryLinks />
      <div className={styles.stack}>
        <PromoBoxes of="shops" image="imageDesktop" inRows />
        <ShopsButtons />
      </div>
    </div>
  );
}
