/** The shops' panel of the desktop navigation. */
import { CategoryLinks } from './category-links.tsx';
import styles from './panels.module.css';
import { PromoBoxes } from './promo-boxes.tsx';
import { ShopLinks } from './shop-links.tsx';
import { ShopsButtons } from './shops-buttons.tsx';
import { VenueLinks } from './venue-links.tsx';

export function ShopsPanel() {
  return (
    <div className={styles.shopsPanel}>
      <div className={styles.stack}>
        <ShopLinks menu="desktop" />
      </div>
      <VenueLinks />
      <CategoryLinks />
      <div className={styles.stack}>
        <PromoBoxes of="shops" image="imageDesktop" inRows />
        <ShopsButtons />
      </div>
    </div>
  );
}
