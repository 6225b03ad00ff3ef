/** What is remarked on the cost of a venue, in words. */
import { useShellContext } from '@mall/runtime';
import { formatForints } from '@mall/ui/money';
import type { PlannedVenue } from './plan-visit.ts';
import styles from './planner-result.module.css';
import type { CostNote } from './rules/venue-cost.ts';
import { type PlannerTexts, textsOf } from './texts.ts';
import type { Visit } from './visit.ts';

function noteText(
  note: CostNote,
  sum: number,
  t: PlannerTexts,
  price: (amount: number) => string,
): string {
  switch (note.kind) {
    case 'family-saves':
      return t.familySaves(price(note.singles - sum), price(note.singles));
    case 'by-minute':
      return t.byMinute(price(note.minutes), price(note.day));
    case 'by-day':
      return t.byDay(price(note.minutes), price(note.day));
    case 'free':
      return note.ages === 'companions' ? t.freeCompanions(note.count) : t.freeInfants(note.count);
    case 'film-16':
      return t.film16(note.count);
    case 'no-wednesday-3d':
      return t.noWednesday3d;
    case 'children-need-adult':
      return t.needAdult;
  }
}

/** Nothing where there is nothing to remark. */
export function CostNotes({ cost, hours, people }: PlannedVenue & Pick<Visit, 'people'>) {
  const { language } = useShellContext();
  const t = textsOf(language);
  const price = (amount: number) => formatForints(amount, language);
  const notes = [
    ...(hours?.kind === 'closed' ? [t.closed] : []),
    ...(hours?.kind === 'shorter' ? [t.shorter(hours.minutes)] : []),
    ...(cost?.lines.length === 0 ? [t.nobody] : []),
    ...(cost?.notes.map((note) => noteText(note, cost.sum, t, price)) ?? []),
    ...(cost?.excluded.map(({ index, reason }) =>
      t.excluded(t.person(index + 1, people[index]?.age ?? 0), t.reasons[reason]),
    ) ?? []),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
