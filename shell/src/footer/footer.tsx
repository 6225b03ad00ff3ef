import { EmailText, PhoneLink } from '@mall/blocks';
import type { Config } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { planOfGroup } from '@mall/opening-hours';
import { apiQuery, useShellContext } from '@mall/runtime';
import { OpeningHoursTable, Wrapper } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { Logo } from '../logo/logo.tsx';
import styles from './footer.module.css';
import { FooterGroups, PolicyLinks } from './footer-links.tsx';
import { footerShownAtom } from './footer-shown.tsx';

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
  // Without the API the footer still leads through the site.
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
