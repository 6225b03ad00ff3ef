/** The footer's links in groups, as the apps declare them. */
import { EmailText, PhoneLink } from '@mall/blocks';
import { type Config, FOOTER_GROUPS, type FooterGroup } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { planOfGroup } from '@mall/opening-hours';
import { apiQuery, useShellContext } from '@mall/runtime';
import { OpeningHoursTable, Wrapper } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { cookieSettingsOpenAtom } from '../consent/cookie-notice.tsx';
import { Logo } from '../logo/logo.tsx';
import { MenuLink } from '../navigation/menu-link.tsx';
import styles from './footer.module.css';
import { footerShownAtom } from './footer-shown.tsx';

const LAST_GROUP: FooterGroup = 'visit';

function Group({ name }: { name: FooterGroup }) {
  const t = useMessages('shell');
  const { menu } = useShellContext();
  const headingId = useId();
  const entries = menu('footer').filter(({ group = LAST_GROUP }) => group === name);
  if (entries.length === 0) return null;
  return (
    <div className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {t(`footer.${name}`)}
      </h2>
      <ul aria-labelledby={headingId} className={styles.links}>
        {entries.map((entry) => (
          <li key={entry.route + entry.hash}>
            <MenuLink entry={entry} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function FooterGroups() {
  const t = useMessages('shell');
  return (
    <nav aria-label={t('footer.navigation')} className={styles.navigation}>
      {FOOTER_GROUPS.map((name) => (
        <Group key={name} name={name} />
      ))}
    </nav>
  );
}

interface PolicyLinksProps {
  /** Where the app's own privacy notice stands; no link without one. */
  appPrivacyUrl: string | undefined;
}

export function PolicyLinks({ appPrivacyUrl }: PolicyLinksProps) {
  const { menu } = useShellContext();
  const t = useMessages('shell');
  const openSettings = useSetAtom(cookieSettingsOpenAtom);
  return (
    <ul className={styles.policies}>
      {menu('legal').map((entry) => (
        <li key={entry.route + entry.hash}>
          <MenuLink entry={entry} className={styles.policy} />
        </li>
      ))}
      {appPrivacyUrl && (
        <li>
          <a href={appPrivacyUrl} className={styles.policy}>
            {t('footer.appPrivacy')}
          </a>
        </li>
      )}
      <li>
        <button
          type="button"
          className={`${styles.policy} scripted-only`}
          onClick={() => openSettings(true)}
        >
          {t('footer.cookies')}
        </button>
      </li>
    </ul>
  );
}

function Address({ contact }: { contact: Config['contact'] }) {
  return (
    <address className={styles.address}>
      <p>
        {contact.postal_code} {contact.city}, {contact.address}
      </p>
      <p>
        <PhoneLink phone={contact.phone} />
      </p>
      <p>
        <a href={`mailto:${contact.email}`}>
          <EmailText address={contact.email} />
        </a>
      </p>
    </address>
  );
}

export function Footer() {
  const t = useMessages('shell');
  const { api, brand, language } = useShellContext();
  const isShown = useAtomValue(footerShownAtom);
  const { data: config } = useQuery(apiQuery(api, 'config'));
  return (
    <footer className={clsx(styles.footer, !isShown && styles.hidden)}>
      <Wrapper className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.claim}>{t('footer.claim')}</p>
        </div>
        <div className={styles.groups}>
          <FooterGroups />
          {config && (
            <section className={styles.group}>
              <h2 className={styles.heading}>{t('footer.contact')}</h2>
              <Address contact={config.contact} />
            </section>
          )}
        </div>
        {config && (
          <section>
            <h2 className={styles.heading}>{t('footer.hours')}</h2>
            <OpeningHoursTable
              caption={t('footer.hours')}
              plan={planOfGroup(config, 'shops')}
              now={undefined}
              language={language}
            />
          </section>
        )}
      </Wrapper>
      <Wrapper className={styles.small}>
        <p>{t('footer.copyright', { name: brand.name })}</p>
        <PolicyLinks appPrivacyUrl={config?.appPrivacyUrl} />
      </Wrapper>
    </footer>
  );
}
