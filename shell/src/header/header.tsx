import { apiQuery, useNow, useShellContext } from '@mall/runtime';
import { formatMoment, Wrapper } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Logo } from '../logo/logo.tsx';
import { DesktopNavigation } from '../navigation/desktop-navigation.tsx';
import { useCurrentEntries } from '../navigation/menu-link.tsx';
import { MobileMenu } from '../navigation/mobile/mobile-menu.tsx';
import { useClosingOnNavigation } from '../navigation/open-menu.ts';
import { OpeningStatusLine } from '../opening-status/opening-status-line.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { CachedFragment } from '../site/cached-fragment.tsx';
import styles from './header.module.css';
import { useTopRow } from './top-row.ts';

/** On paper, below the name: where the mall is, and when the page was printed. */
function Imprint() {
  const { api, language } = useShellContext();
  const { data: config } = useQuery(apiQuery(api, 'config'));
  const now = formatMoment(new Date(useNow()).toISOString(), language);
  if (!config) return null;
  const { postal_code, city, address } = config.contact;
  return (
    <Wrapper className={styles.imprint}>{`${postal_code} ${city}, ${address} · ${now}`}</Wrapper>
  );
}

export function Header() {
  useClosingOnNavigation();
  const current = useCurrentEntries();
  return (
    <header className={clsx(styles.header, styles[useTopRow()])}>
      <div className={styles.top}>
        <Wrapper className={styles.topRow}>
          <OpeningStatusLine /> <LanguageSwitch />
        </Wrapper>
      </div>
      <CachedFragment name={`navigation of ${current}`}>
        <Wrapper className={styles.mainRow}>
          <Logo />
          <DesktopNavigation />
          <SearchBox />
          <MobileMenu hours={<OpeningStatusLine />} />
        </Wrapper>
      </CachedFragment>
      <Imprint />
    </header>
  );
}
