/** The services' panel of the desktop navigation. */
import { NewsletterBox } from './newsletter-box.tsx';
import styles from './panels.module.css';
import { PromoBoxes } from './promo-boxes.tsx';
import { ServiceLinks } from './service-links.tsx';

export function ServicesPanel() {
  return (
    <div className={styles.servicesPanel}>
      <ServiceLinks />
      <PromoBoxes of="services" image="imageDesktop" />
      <NewsletterBox />
    </div>
  );
}
