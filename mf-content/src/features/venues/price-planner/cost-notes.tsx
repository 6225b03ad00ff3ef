import { useMessages } from '@mall/i18n';
import styles from './planner-result.module.css';
import { type PlannedVenue, useForints } from './use-planner.ts';
import type { Visit } from './visit-query.ts';

type CostNotesProps = PlannedVenue & Pick<Visit, 'people'>;

function useNotes({ venue, cost, shorter, people }: CostNotesProps): string[] {
  const t = useMessages('content');
  const price = useForints();
  if (!cost) return [t('price-planner.closed')];
  const { sum, lines, singles, choice, free, notes, excluded } = cost;
  const companions = venue.planner?.free?.from;
  const remarks = [
    shorter !== undefined && t('price-planner.shorter', { minutes: shorter }),
    lines.length === 0 && t('price-planner.nobody'),
    singles > sum &&
      t('price-planner.familySaves', { saved: price(singles - sum), singles: price(singles) }),
    choice &&
      choice.minutes !== choice.day &&
      t(choice.minutes < choice.day ? 'price-planner.byMinute' : 'price-planner.byDay', {
        minutes: price(choice.minutes),
        day: price(choice.day),
      }),
    free > 0 &&
      (companions
        ? t('price-planner.freeCompanions', { count: free, until: companions - 1 })
        : t('price-planner.freeInfants', { count: free })),
  ];
  const excluding = excluded.map(({ index, reason }) =>
    t('price-planner.excluded', { row: index + 1, age: people[index]?.age ?? 0, reason }),
  );
  return [...remarks.filter((remark) => typeof remark === 'string'), ...notes, ...excluding];
}

export function CostNotes(props: CostNotesProps) {
  const notes = useNotes(props);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
