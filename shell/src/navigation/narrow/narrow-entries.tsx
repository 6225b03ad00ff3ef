/** The entries of the narrow menu: links, and the sections of the shops and the services. */
import type { NavigationEntry } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useVisit } from '@mall/runtime';
import { NavLink } from 'react-router-dom';
import { useSite } from '../../site/site-context.ts';
import { CouponLink } from '../coupon-link.tsx';
import { menuEntries } from '../menu-entries.ts';
import { MENU_BANKS, NARROW_MENU_SHOPS } from '../menu-shops.ts';
import { AttractionLinks } from '../panels/attraction-links.tsx';
import { CategoryLinks } from '../panels/category-links.tsx';
import { NewsletterBox } from '../panels/newsletter-box.tsx';
import { PromoBoxes } from '../panels/promo-boxes.tsx';
import { ServiceLinks } from '../panels/service-links.tsx';
import { ShopLinks } from '../panels/shop-links.tsx';
import styles from './narrow-panel.module.css';
import { NarrowSection } from './narrow-section.tsx';

function ShopsSection({ label }: { label: string }) {
  const t = useMessages('shell');
  return (
    <NarrowSection label={label}>
      <ShopLinks heading={t('navigation.shops')} slugs={NARROW_MENU_SHOPS} />
      <ShopLinks heading={t('navigation.banks')} slugs={MENU_BANKS} />
      <AttractionLinks />
      <CategoryLinks />
      <PromoBoxes of="shops" picture="imageMobile" />
    </NarrowSection>
  );
}

function ServicesSection() {
  const t = useMessages('shell');
  return (
    <NarrowSection label={t('navigation.services')}>
      <ServiceLinks />
      <PromoBoxes of="services" picture="imageMobile" />
      <NewsletterBox />
    </NarrowSection>
  );
}

function Entry({ route, label }: NavigationEntry) {
  const { language, pathTo } = useVisit();
  if (route === 'shops') return <ShopsSection label={label[language]} />;
  return (
    <NavLink className={styles.entry ?? ''} to={pathTo(route)}>
      {label[language]}
    </NavLink>
  );
}

export function NarrowEntries() {
  const { site } = useSite();
  return (
    <ul className={styles.entries}>
      {menuEntries(site, 'main').map((entry) => (
        <li key={entry.route}>
          <Entry {...entry} />
        </li>
      ))}
      <li>
        <ServicesSection />
      </li>
      <CouponLink className={styles.entry} />
    </ul>
  );
}
