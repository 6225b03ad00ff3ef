import { NewTabNote, PhoneLink } from '@mall/blocks';
import type { Shop } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useNow, useShellContext } from '@mall/runtime';
import { OpeningHoursTable } from '@mall/ui';
import styles from './shop-panel.module.css';

/** `https://www.shop.example/` is shown as `shop.example`. */
function hostOf(website: string): string {
  return new URL(website).hostname.replace(/^www\./, '');
}

function Website({ website }: { website: string }) {
  return (
    <a href={website} target="_blank" rel="noopener" className={styles.link}>
      {hostOf(website)}
      <NewTabNote />
    </a>
  );
}

function ContactList({ shop: { phone, email, website } }: { shop: Shop }) {
  const t = useMessages('shops');
  const contacts = {
    phone: phone && <PhoneLink phone={phone} className={styles.link} />,
    email: email && (
      <a href={`mailto:${email}`} className={styles.link}>
        {email}
      </a>
    ),
    website: website && <Website website={website} />,
  };
  return (
    <dl>
      {(['phone', 'email', 'website'] as const).map((kind) =>
        contacts[kind] ? (
          <div key={kind} className={styles.contact}>
            <dt className={styles.label}>{t(`shop-details.${kind}`)}</dt>
            <dd className={styles.value}>{contacts[kind]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

export function ShopPanel({ shop }: { shop: Shop }) {
  const t = useMessages('shops');
  const { language } = useShellContext();
  const reachable = shop.phone ?? shop.email ?? shop.website;
  return (
    <div className={styles.panel}>
      <h2 className={styles.heading}>{t('shop-details.hours')}</h2>
      <OpeningHoursTable
        plan={shop}
        now={useNow()}
        language={language}
        caption={t('shop-details.hours')}
      />
      {reachable ? <h2 className={styles.heading}>{t('shop-details.contact')}</h2> : null}
      {reachable ? <ContactList shop={shop} /> : null}
    </div>
  );
}
