import type { ShopService } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Icon, Section } from '@mall/ui';
import styles from './service-list.module.css';

const CARD = 'M3 7.5h18v11H3z';
const CHILD = 'M12 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z';

const SERVICE_ICONS: Readonly<Record<ShopService, string>> = {
  'credit-card': `${CARD}M3 11h18M6 15h4`,
  'szep-card': `${CARD}M12 10.5l1 2 2.2.3-1.6 1.5.4 2.2-2-1-2 1 .4-2.2-1.6-1.5 2.2-.3z`,
  'loyalty-card': `${CARD}M12 16.5c-3-1.8-3.5-3-3.5-4 0-2 2.8-2.3 3.5-.5.7-1.8 3.5-1.5 3.5.5 0 1-.5 2.2-3.5 4z`,
  'gift-card':
    'M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20M12 7.5C9 7.5 7.5 6.5 7.5 5S10.5 3 12 7.5zM12 7.5c3 0 4.5-1 4.5-2.5S13.5 3 12 7.5z',
  'pet-friendly':
    'M12 12.5c-2.5 0-5 2.5-5 4.8 0 3.2 3.5 1.7 5 1.7s5 1.5 5-1.7c0-2.3-2.5-4.8-5-4.8zM5 9.5v1M9.5 5.5v1.5M14.5 5.5v1.5M19 9.5v1',
  'eco-friendly': 'M5 19c0-9 5-14 15-14 0 10-5 14-11 14-1.5 0-3-.5-3-.5M5 21c1-5 4-8.5 8-10.5',
  dining: 'M7 3v6a2.5 2.5 0 0 0 5 0V3M9.5 3v18M17 21v-7c-2 0-2.5-2-2.5-5 0-3.5 1-6 2.5-6z',
  'age-from-0':
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM9 11v.5M15 11v.5M9 14.5c1.5 2 4.5 2 6 0M12 4c-1.5 1.5 0 3 1 2.5',
  'age-from-3': `${CHILD}M12 8.5v6M8 11h8M12 14.5 9 20.5M12 14.5l3 6`,
  'age-from-6':
    'M9 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 7.5v7M5.5 10.5h7M9 14.5 6.5 20.5M9 14.5l2.5 6M18 9v6M15 12h6',
  restroom:
    'M8 4a1.7 1.7 0 1 0 0 3.4A1.7 1.7 0 0 0 8 4zM5.5 9.5h5l-1 5v6h-3v-6zM16.5 4a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM16.5 9.5 13.5 16h6zM15.5 16v4.5M17.5 16v4.5',
  'group-events':
    'M8 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16.5 6.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM3 19c0-4 2-6.5 5-6.5s5 2.5 5 6.5zM15 13c3.5-.5 6 2 6 6h-4.5',
  birthdays:
    'M4 20.5h16M5 20.5v-8h14v8M5 15.5c2.3 2 4.6 2 7 0 2.4 2 4.7 2 7 0M12 12.5V8.5M12 3.5c-1.5 2-1.5 3 0 3s1.5-1 0-3z',
  'guided-tours': 'M6 21V3.5M6 4.5h11l-2.5 3.5L17 11.5H6',
};

/** The services of a shop, as icons with names; nothing when it has none. */
export function ServiceList({ services }: { services: readonly ShopService[] }) {
  const t = useMessages('shops');
  if (services.length === 0) return null;
  return (
    <Section wrapped={false} heading={t('shop-services.heading')}>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service} className={styles.service}>
            <Icon path={SERVICE_ICONS[service]} className={styles.icon} />
            {t(`shop-services.${service}`)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
