/** What a page that has nothing to show links to: the pages that most visitors look for. */
import { useMessages } from '@mall/i18n';
import { useVisit } from '@mall/runtime';
import { Card, CardBody, CardTitle, Section } from '@mall/ui';
import { MenuLink } from '../navigation/menu-link.tsx';
import styles from './suggested-links.module.css';

export function SuggestedLinks() {
  const t = useMessages('shell');
  const { language, menu } = useVisit();
  return (
    <Section heading={t('suggested-links.heading')}>
      <ul className={styles.cards}>
        {menu('suggested').map((entry) => (
          <li key={entry.route}>
            <Card tone={entry.tone}>
              <CardBody>
                <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
                  <path d={entry.icon} />
                </svg>
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
