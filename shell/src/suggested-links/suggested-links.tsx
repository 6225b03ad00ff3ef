import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { Card, CardBody, CardTitle, Icon, Section } from '@mall/ui';
import { MenuLink } from '../navigation/menu-link.tsx';
import styles from './suggested-links.module.css';

export function SuggestedLinks() {
  const t = useMessages('shell');
  const { language, menu } = useShellContext();
  return (
    <Section heading={t('suggested-links.heading')}>
      <ul className={styles.cards}>
        {menu('suggested').map((entry) => (
          <li key={entry.route + entry.hash}>
            <Card tone={entry.tone}>
              <CardBody>
                <Icon className={styles.icon} path={entry.icon ?? ''} />
                <CardTitle>
                  <MenuLink entry={entry} />
                </CardTitle>
                <p>{entry.text?.[language]}</p>
              </CardBody>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
