/** Links to services: contact, cards, app, storybook. */
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { Icon } from '@mall/ui';
import { SERVICE_ICONS } from './service-icons.ts';
import styles from './services.module.css';

/** Route ids of the services; their messages have the same names. */
const SERVICES = ['contact', 'info', 'gift-card', 'loyalty-card', 'app', 'storybook'] as const;
type Service = (typeof SERVICES)[number];

function ServiceItem({ service }: { service: Service }) {
  const t = useMessages('content');
  return (
    <li className={styles.service}>
      <Icon path={SERVICE_ICONS[service]} className={styles.icon} />
      <h3 className={styles.name}>
        <PageLink to={service}>{t(`services.${service}.name`)}</PageLink>
      </h3>
      <p className={styles.text}>{t(`services.${service}.text`)}</p>
    </li>
  );
}

/** The services whose page is live. */
export function Services() {
  const { hasRoute } = useShellContext();
  return (
    <ul className={styles.services}>
      {SERVICES.filter(hasRoute).map((service) => (
        <ServiceItem key={service} service={service} />
      ))}
    </ul>
  );
}
