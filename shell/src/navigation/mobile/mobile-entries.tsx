/** The entries of the mobile menu: links, and the sections of the shops and the services. */
import { Collapsible } from '@base-ui/react/collapsible';
import type { NavigationEntry } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { type ReactNode, startTransition, useState } from 'react';
import { CouponLink, NavigationLink } from '../menu-link.tsx';
import { CategoryLinks, EntryList, ShopLinks } from '../panels/menu-lists.tsx';
import { NewsletterBox, PromoBoxes } from '../panels/menu-promotions.tsx';
import { useShopRoutes } from '../use-shop-routes.ts';
import styles from './mobile-panel.module.css';

/** Its many links are rendered in slices after the press, which is answered at once. */
function MobileSection({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible.Root
      open={isOpen}
      onOpenChange={(wanted) => startTransition(() => setOpen(wanted))}
    >
      <Collapsible.Trigger className={styles.entry}>
        {label}
        <span className={styles.chevron} aria-hidden="true" />
      </Collapsible.Trigger>
      <Collapsible.Panel className={styles.section}>
        <div className={styles.sectionContent}>{children}</div>
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}

function ShopsSection({ label }: { label: string }) {
  return (
    <MobileSection label={label}>
      <ShopLinks menu="mobile" />
      <EntryList menu="venues" />
      <CategoryLinks />
      <PromoBoxes of="shops" image="imageMobile" />
    </MobileSection>
  );
}

function ServicesSection() {
  const t = useMessages('shell');
  return (
    <MobileSection label={t('navigation.services')}>
      <EntryList menu="services" />
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
