/** The cheapest tickets of the visit, and how their sum is made. */
import type { Venue } from '@mall/contracts';
import { usePageLocation, useShellContext } from '@mall/runtime';
import { formatDay } from '@mall/ui';
import { formatForints } from '@mall/ui/money';
import { CostNotes } from './cost-notes.tsx';
import type { PlannedVenue } from './plan-visit.ts';
import { PlannerActions } from './planner-actions.tsx';
import styles from './planner-result.module.css';
import type { CostLine } from './rules/venue-cost.ts';
import type { Planner } from './use-planner.ts';
import type { Visit } from './visit.ts';

function TicketRow({ line: { ticket, count, each }, venue }: { line: CostLine; venue: Venue }) {
  const { language } = useShellContext();
  const price = venue.prices.find((price) => price.ticket === ticket);
  return (
    <tr>
      <th scope="row">
        {count} × {price?.label}
        {price?.note ? <span className={styles.more}>{price.note}</span> : null}
      </th>
      <td className={styles.each}>
        {count > 1 ? `${count} × ${formatForints(each, language)}` : null}
      </td>
      <td className={styles.amount}>{formatForints(count * each, language)}</td>
    </tr>
  );
}

function VenueResult(planned: PlannedVenue & Pick<Visit, 'people'>) {
  const { language } = useShellContext();
  const { venue, cost } = planned;
  return (
    <li className={styles.venue}>
      <div className={styles.head}>
        <h4>{venue.name}</h4>
        {cost ? <span className={styles.amount}>{formatForints(cost.sum, language)}</span> : null}
      </div>
      {cost && cost.lines.length > 0 ? (
        <table className={styles.tickets}>
          <caption className="visually-hidden">{venue.name}</caption>
          <tbody>
            {cost.lines.map((line) => (
              <TicketRow key={`${line.ticket} ${line.each}`} line={line} venue={venue} />
            ))}
          </tbody>
        </table>
      ) : null}
      <CostNotes {...planned} />
    </li>
  );
}

/** Who comes when, so that a printed sheet says what was asked. */
function Summary({ visit: { people, day }, t }: Planner) {
  const { language } = useShellContext();
  const ages = people.map(({ age }) => age).join(', ');
  return (
    <p className={styles.summary}>
      {formatDay(day, language, 'weekday')} · {t.of(people.length, ages)}
    </p>
  );
}

export function PlannerResult(planner: Planner) {
  const { language } = useShellContext();
  const { pathname, search } = usePageLocation();
  const { t, plan, isExample, visit } = planner;
  return (
    <div className={styles.result}>
      <h3>{t.result}</h3>
      {isExample ? <p className={styles.example}>{t.example}</p> : null}
      {plan ? <Summary {...planner} /> : null}
      <p role="status" className={styles.sum}>
        {plan ? (
          <>
            {t.sum}: <b>{formatForints(plan.sum, language)}</b>
          </>
        ) : (
          t.fix
        )}
      </p>
      {plan ? (
        <>
          <ul className={styles.venues}>
            {plan.venues.map((planned) => (
              <VenueResult key={planned.venue.id} {...planned} people={visit.people} />
            ))}
          </ul>
          <p className={styles.note}>{t.note}</p>
          <PlannerActions path={pathname + search} />
        </>
      ) : null}
    </div>
  );
}
