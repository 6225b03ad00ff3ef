/** The header: opening status and language above, the mall's name and the navigation below. */
import { useMessages } from '@mall/i18n';
import { Wrapper } from '@mall/ui';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Logo } from '../logo/logo.tsx';
import { MenuLinks } from '../navigation/menu-links.tsx';
import { OpeningStatusLine } from '../opening-status/opening-status-line.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { ServicesMenu } from './services-menu.tsx';

export function Header() {
  const t = useMessages('shell');
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Wrapper className={styles.topRow}>
          <OpeningStatusLine />
          <LanguageSwitch />
        </Wrapper>
      </div>
      <Wrapper className={styles.mainRow}>
        <Logo />
        <nav className={styles.wide} aria-label={t('header.navigation')}>
          <MenuLinks menus={['main']} className={styles.links} linkClassName={styles.link} />
          <ServicesMenu />
        </nav>
        <MobileMenu />
      </Wrapper>
    </header>
  );
}
