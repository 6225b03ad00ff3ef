import { Wrapper } from '@mall/ui';
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
    </header>
  );
}
