import { CategoryLinks, EntryList, ShopLinks, ShopsButtons } from './menu-lists.tsx';
import { NewsletterBox, PromoBoxes } from './menu-promotions.tsx';
import styles from './panels.module.css';

export function ShopsPanel() {
  return (
    <div className={styles.shopsPanel}>
      <div className={styles.stack}>
        <ShopLinks menu="desktop" />
      </div>
      <EntryList menu="venues" />
      <CategoryLinks />
      <div className={styles.stack}>
        <PromoBoxes of="shops" image="imageDesktop" inRows />
        <ShopsButtons />
      </div>
    </div>
  );
}

export function ServicesPanel() {
  return (
    <div className={styles.servicesPanel}>
      <EntryList menu="services" />
      <PromoBoxes of="services" image="imageDesktop" />
      <NewsletterBox />
    </div>
  );
}
