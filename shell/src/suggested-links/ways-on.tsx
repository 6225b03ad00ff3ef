/** Leads on from a page that has nothing to show: cards to the pages that most visitors look for. */
import { useMessages } from '@mall/i18n';
import { PageLink, useVisit } from '@mall/runtime';
import { Card, CardBody, CardTitle, Section } from '@mall/ui';
import { WAY_ICONS } from './way-icons.ts';
import styles from './ways-on.module.css';

/** Route ids with the colour of their cards; a page that no live app has is left out. */
const WAYS = [
  { route: 'shops', tone: 'coral' },
  { route: 'cinema', tone: 'plum' },
  { route: 'news', tone: 'sky' },
  { route: 'home', tone: 'sun' },
] as const;

export function WaysOn() {
  const t = useMessages('shell');
  const { hasRoute } = useVisit();
  const ways = WAYS.filter(({ route }) => hasRoute(route));
  return (
    <Section heading={t('suggested-links.heading')}>
      <ul className={styles.ways}>
        {ways.map(({ route, tone }) => (
          <li key={route}>
            <Card tone={tone}>
              <CardBody>
                <svg className={styles.icon} viewBox="0 0 32 32" aria-hidden="true">
                  <path d={WAY_ICONS[route]} />
                </svg>
                <CardTitle>
                  <PageLink to={route}>{t(`suggested-links.${route}`)}</PageLink>
                </CardTitle>
                <p>{t(`suggested-links.${route}-text`)}</p>
              </CardBody>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
