import { useMessages } from '@mall/i18n';
import { usePageLocation, usePageQuery, useShellContext } from '@mall/runtime';
import { Button, formatDay } from '@mall/ui';
import { useState } from 'react';
import { CostNotes } from './cost-notes.tsx';
import styles from './planner-result.module.css';
import type { CostLine } from './tariff.ts';
import { type PlannedVenue, type Planner, useForints } from './use-planner.ts';
import { PLANNER_ANCHOR, type Visit } from './visit-query.ts';

function PlannerActions() {
  const t = useMessages('content');
  const { pathname } = usePageLocation();
  const query = String(usePageQuery());
  const path = pathname + (query && `?${query}`);
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}${path}#${PLANNER_ANCHOR}`);
    setCopied(path);
  };
  return (
    <div className={`${styles.actions} scripted-only`}>
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        {t('price-planner.print')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => void copy().catch(() => undefined)}>
        {t('price-planner.copy')}
      </Button>
      <span role="status" className={styles.copied}>
        {copied === path ? t('price-planner.copied') : ''}
      </span>
    </div>
  );
}

function TicketRow({ price, count, each }: CostLine) {
  const amount = useForints();
  return (
    <tr>
      <th scope="row">
        {count} × {price.label}
        {price.note ? <span className={styles.more}>{price.note}</span> : null}
      </th>
      <td className={styles.each}>{count > 1 ? `${count} × ${amount(each)}` : null}</td>
      <td className={styles.amount}>{amount(count * each)}</td>
    </tr>
  );
}

function VenueResult(planned: PlannedVenue & Pick<Visit, 'people'>) {
  const amount = useForints();
  const { venue, cost } = planned;
  return (
    <li className={styles.venue}>
      <div className={styles.head}>
        <h4>{venue.name}</h4>
        {cost ? <span className={styles.amount}>{amount(cost.sum)}</span> : null}
      </div>
      {cost && cost.lines.length > 0 ? (
        <table className={styles.tickets}>
          <caption className="visually-hidden">{venue.name}</caption>
          <tbody>
            {cost.lines.map((line) => (
              <TicketRow key={line.price.ticket} {...line} />
            ))}
          </tbody>
        </table>
      ) : null}
      <CostNotes {...planned} />
    </li>
  );
}

function Sum({ plan }: Pick<Planner, 'plan'>) {
  const t = useMessages('content');
  const amount = useForints();
  if (!plan) return t('price-planner.fix');
  if (plan.sum === undefined) return t('price-planner.allClosed');
  return (
    <>
      {t('price-planner.sum')}: <b>{amount(plan.sum)}</b>
    </>
  );
}

export function PlannerResult({ plan, isExample, venues, visit }: Planner) {
  const { people, day } = visit;
  const t = useMessages('content');
  const { language } = useShellContext();
  const remarks = venues.flatMap(({ planner }) => planner?.remark ?? []);
  const ages = people.map(({ age }) => age).join(', ');
  return (
    <div className={styles.result}>
      <h3>{t('price-planner.result')}</h3>
      {isExample ? <p className={styles.example}>{t('price-planner.example')}</p> : null}
      {plan ? (
        // So that a printed sheet names the visit.
        <p className={styles.summary}>
          {formatDay(day, language, 'weekday')} ·{' '}
          {t('price-planner.of', { count: people.length, ages })}
        </p>
      ) : null}
      <p role="status" className={styles.sum}>
        <Sum plan={plan} />
      </p>
      {plan ? (
        <>
          <ul className={styles.venues}>
            {plan.venues.map((planned) => (
              <VenueResult key={planned.venue.id} {...planned} people={people} />
            ))}
          </ul>
          <p className={styles.note}>{[t('price-planner.note'), ...remarks].join(' ')}</p>
          <PlannerActions />
        </>
      ) : null}
    </div>
  );
}
