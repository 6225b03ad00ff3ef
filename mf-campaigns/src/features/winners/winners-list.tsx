import type { Campaign, Winners } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useApiData, useShellContext } from '@mall/runtime';
import { formatDay, Section } from '@mall/ui';
import styles from './winners-list.module.css';

/** Parameters of the call for the winners of a campaign. */
export const winnersOf = ({ id, call = id }: Campaign) => ({ slug: call });

function byDay(winners: Winners): Map<string, Winners> {
  const days = new Map<string, Winners>();
  for (const winner of winners) days.set(winner.drawn, [...(days.get(winner.drawn) ?? []), winner]);
  return days;
}

interface WinnersListProps {
  campaign: Campaign;
  endsPage: boolean;
}

export function WinnersList({ campaign, endsPage }: WinnersListProps) {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  const winners = useApiData('winners', winnersOf(campaign));
  return (
    <Section
      id="nyertesek"
      heading={t('winners.heading')}
      lead={t('winners.lead')}
      beside
      tone="leaf"
      endsPage={endsPage}
    >
      <div className={styles.draws}>
        {[...byDay(winners)].map(([day, ofDay]) => (
          <section key={day}>
            <h3>
              <time dateTime={day}>{formatDay(day, language)}</time>
            </h3>
            <ul className={styles.winners}>
              {ofDay.map(({ name, prize }, index) => (
                // Two winners may have the same initials.
                <li key={index} className={styles.winner}>
                  <span className={styles.name}>{name}</span>
                  <span>{prize}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
