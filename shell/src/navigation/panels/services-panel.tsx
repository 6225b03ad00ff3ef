/** The services' panel of the desktop navigation. */
import { EntryList } from './entry-list.tsx';
import { NewsletterBox } from './newsletter-box.tsx';
import styles from './panels.module.css';
import { PromoBoxes } from './promo-boxes.tsx';

export function ServicesPanel() {
  return (
    <div className={styles.servicesPanel}>
      <EntryList menu="services" isHeadingHidden />
      <PromoBoxes of="services" image="imageDesktop" />
      <NewsletterBox />
    </div>
  );
}
