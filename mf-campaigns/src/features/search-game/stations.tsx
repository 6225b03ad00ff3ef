/** The stations of the search game: each opens at its time and then shows its clue. */
import type { Station } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatDay, formatTime, Icon, Section } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import { clsx } from 'clsx';
import styles from './stations.module.css';

const LOCK = 'M7 11h10v9H7zM9 11V8a3 3 0 0 1 6 0v3';

function Closed({ opens }: Pick<Station, 'opens'>) {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  const when = `${formatDay(opens, language, 'weekday')} ${formatTime(opens)}`;
  return (
    <p className={styles.opens}>
      <Icon path={LOCK} className={styles.lock} />
      <time dateTime={opens}>{t('search-game.opens', { when })}</time>
    </p>
  );
}

function StationCard({ station: { name, opens, clue, link } }: { station: Station }) {
  return (
    <li className={clsx(styles.station, clue === undefined && styles.closed)}>
      <h3 className={styles.name}>{name}</h3>
      {clue === undefined ? <Closed opens={opens} /> : <RichText html={clue} />}
      {link ? (
        <a href={link.url} className={styles.link}>
          {link.label}
        </a>
      ) : null}
    </li>
  );
}

/** A list of the stations; those that are closed show when they open. */
export function Stations({ stations }: { stations: readonly Station[] }) {
  const t = useMessages('campaigns');
  return (
    <Section
      id="allomasok"
      heading={t('search-game.heading')}
      lead={t('search-game.lead')}
      tone="plum"
    >
      <ol className={styles.stations}>
        {stations.map((station) => (
          <StationCard key={station.id} station={station} />
        ))}
      </ol>
    </Section>
  );
}
