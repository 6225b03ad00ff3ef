import { PhoneLink } from '@mall/blocks';
import type { Shop } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import styles from './contact-list.module.css';

/** `https://www.shop.example/` is shown as `shop.example`. */
function hostOf(website: string): string {
  return new URL(website).hostname.replace(/^www\./, '');
}

function Website({ website }: { website: string }) {
  const t = useMessages('shops');
  return (
    <a href={website} target="_blank" rel="noopener" className={styles.link}>
      {hostOf(website)}
      <span className="visually-hidden"> ({t('shop-details.newTab')})</span>
    </a>
  );
}

/** Ways to reach a shop; those it does not have are left out. */
export function ContactList({ shop }: { shop: Pick<Shop, 'phone' | 'email' | 'website'> }) {
  const t = useMessages('shops');
  const { phone, email, website } = shop;
  const ways = {
    phone: phone ? <PhoneLink phone={phone} className={styles.link} /> : null,
    email: email ? (
      <a href={`mailto:${email}`} className={styles.link}>
        {email}
      </a>
    ) : null,
    website: website ? <Website website={website} /> : null,
  };
  const present = (['phone', 'email', 'website'] as const).filter((way) => ways[way] !== null);
  return (
    <dl className={styles.ways}>
      {present.map((way) => (
        <div key={way} className={styles.way}>
          <dt className={styles.label}>{t(`shop-details.${way}`)}</dt>
          <dd className={styles.value}>{ways[way]}</dd>
        </div>
      ))}
    </dl>
  );
}
