/** The entries of the mobile menu: links, and the sections of the shops and the services. */
import type { NavigationEntry } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { CouponLink } from '../coupon-link.tsx';
import { NavigationLink } from '../navigation-link.tsx';
import { CategoryLinks } from '../panels/category-links.tsx';
import { EntryList } from '../panels/entry-list.tsx';
import { NewsletterBox } from '../panels/newsletter-box.tsx';
import { PromoBoxes } from '../panels/promo-boxes.tsx';
import { ShopLinks } from '../panels/shop-links.tsx';
import { useShopRoutes } from '../use-shop-routes.ts';
import styles from './mobile-panel.module.css';
import { MobileSection } from './mobile-section.tsx';

function ShopsSection({ label }: { label: string }) {
  return (
    <MobileSection label={label}>
      <ShopLinks menu="mobile" />
      <EntryList menu="venues" withIcons />
      <CategoryLinks />
      <PromoBoxes of="shops" image="imageMobile" />
    </MobileSection>
  );
}

function ServicesSection() {
  const t = useMessages('shell');
  return (
    <MobileSection label={t('navigation.services')}>
      <EntryList menu="services" isHeadingHidden />
      <PromoBoxes of="services" image="imageMobile" />
      <NewsletterBox />
    </MobileSection>
  );
}

function Entry({ entry }: { entry: NavigationEntry }) {
  const { language } = useShellContext();
  const { list } = useShopRoutes();
  if (entry.route === list) return <ShopsSection label={entry.label[language]} />;
  return <NavigationLink entry={entry} className={styles.entry} />;
}

export function MobileEntries() {
  const { menu } = useShellContext();
  return (
    <ul className={styles.entries}>
      {menu('main').map((entry) => (
        <li key={entry.route + entry.hash}>
          <Entry entry={entry} />
        </li>
      ))}
      <li>
        <ServicesSection />
      </li>
      <CouponLink className={styles.entry} />
    </ul>
  );
}
