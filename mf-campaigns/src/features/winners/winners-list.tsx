import type { Winners } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useApiData, useShellContext } from '@mall/runtime';
import { formatDay, Section } from '@mall/ui';
import styles from './winners-list.module.css';

function byDay(winners: Winners): Map<string, Winners> {
  const days = new Map<string, Winners>();
  for (const winner of winners) days.set(winner.drawn, [...(days.get(winner.drawn) ?? []), winner]);
  return days;
}

/**
 * Nothing is shown before the first draw.
 * @param call first part of the call's path.
 */
export function WinnersList({ call }: { call: string }) {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  const winners = useApiData('winners', { slug: call });
  if (winners.length === 0) return null;
  return (
    <Section
      id="nyertesek"
      heading={t('winners.heading')}
      lead={t('winners.lead')}
      beside
      tone="leaf"
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
