import type { NavigationEntry } from '@mall/contracts';
import { PageLink, useShellContext } from '@mall/runtime';
import { Card, CardBody, CardTitle, Icon } from '@mall/ui';
import styles from './declared-venue-card.module.css';

interface DeclaredVenueCardProps {
  entry: NavigationEntry;
  /** Class of the text. */
  className?: string | undefined;
}

/** A venue without an editorial page: label, text and icon come from its app's `mf.json`. */
export function DeclaredVenueCard({ entry, className }: DeclaredVenueCardProps) {
  const { language } = useShellContext();
  const { tone, icon, route, hash, label, text } = entry;
  return (
    <Card tone={tone}>
      <CardBody className={className}>
        {icon ? <Icon className={styles.icon} path={icon} /> : null}
        <CardTitle level={3}>
          <PageLink to={route} hash={hash}>
            {label[language]}
          </PageLink>
        </CardTitle>
        {text ? <p>{text[language]}</p> : null}
      </CardBody>
    </Card>
  );
}
