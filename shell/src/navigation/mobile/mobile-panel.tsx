import { Collapsible } from '@base-ui/react/collapsible';
import { Dialog } from '@base-ui/react/dialog';
import type { NavigationEntry } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { IconButton, IconTile } from '@mall/ui';
import { modalPart } from '@mall/ui/dialog';
import { type ReactNode, type RefObject, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageSwitch } from '../../language-switch/language-switch.tsx';
import { Logo } from '../../logo/logo.tsx';
import { CouponLink, entryUrl, NavigationLink } from '../menu-link.tsx';
import { LeaveMenuContext } from '../open-menu.ts';
import { CategoryLinks, EntryList, ShopLinks, ShopsButtons } from '../panels/menu-lists.tsx';
import { NewsletterBox, PromoBoxes } from '../panels/menu-promotions.tsx';
import { useShopRoutes } from '../use-shop-routes.ts';
import styles from './mobile-panel.module.css';

/** Its many links are rendered in slices after the press, whose effect shows at once. */
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

/** What a visitor on the way needs, in one row of tiles. */
function VisitLinks() {
  const { menu, language, pathTo } = useShellContext();
  return (
    <ul className={styles.visit}>
      {menu('visit').map((entry) => (
        <li key={entry.route + entry.hash}>
          <IconTile
            href={entryUrl(entry, pathTo)}
            icon={entry.icon}
            label={entry.label[language]}
          />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: NavigationEntry }) {
  const { language } = useShellContext();
  const { list } = useShopRoutes();
  if (entry.route === list) return <ShopsSection label={entry.label[language]} />;
  return <NavigationLink entry={entry} className={styles.entry} />;
}

/** The header's entries, but for those that are among the tiles. */
function MobileEntries() {
  const { menu } = useShellContext();
  const keyOf = ({ route, hash }: NavigationEntry) => `${route} ${hash}`;
  const tiles = menu('visit').map(keyOf);
  return (
    <ul className={styles.entries}>
      {menu('main')
        .filter((entry) => !tiles.includes(keyOf(entry)))
        .map((entry) => (
          <li key={keyOf(entry)}>
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

const DESKTOP = '(min-width: 75em)';

interface MobilePanelProps {
  isOpen: boolean;
  button: RefObject<HTMLElement | null>;
  close: () => void;
  hours: ReactNode;
}

function useClosingWhenWide(close: () => void): void {
  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP);
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  });
}

/** Whether another page is shown than when the panel opened: it takes the focus itself, and could not while inert. */
function useHasLeft(isOpen: boolean): boolean {
  const { pathname } = useLocation();
  const { language } = useShellContext();
  const page = `${language} ${pathname}`;
  const [opened, setOpened] = useState({ isOpen, page });
  if (opened.isOpen !== isOpen) setOpened({ isOpen, page: isOpen ? page : opened.page });
  return opened.page !== page;
}

export function MobilePanel({ isOpen, button, close, hours }: MobilePanelProps) {
  const t = useMessages('shell');
  const hasLeft = useHasLeft(isOpen);
  useClosingWhenWide(close);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(stays) => stays || close()}>
      <Dialog.Portal>
        <Dialog.Popup
          className={styles.panel}
          finalFocus={hasLeft ? false : button}
          aria-label={t('navigation.menu')}
        >
          <LeaveMenuContext value={close}>
            <div className={styles.top}>
              {hours}
              <LanguageSwitch />
            </div>
            <div ref={isOpen && !hasLeft ? modalPart : null} className={styles.bar}>
              <Logo />
              <Dialog.Close render={<IconButton icon="cross" label={t('navigation.close')} />} />
            </div>
            <nav className={styles.body} aria-label={t('navigation.name')}>
              <ShopsButtons />
              <MobileEntries />
              <VisitLinks />
            </nav>
          </LeaveMenuContext>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
