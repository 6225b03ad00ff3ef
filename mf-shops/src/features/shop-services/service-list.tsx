import type { ShopService } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Icon, Section } from '@mall/ui';
import { SERVICE_ICONS } from './service-icons.ts';
import styles from './service-list.module.css';

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
