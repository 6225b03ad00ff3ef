import { ADULT_AGE, holds, isWithin, type Occasion, type Venue } from '@mall/contracts';
import type { Person } from './visit-query.ts';

type Price = Venue['prices'][number];

interface Ticket {
  price: Price;
  /** For tickets by the minute, that of all minutes. */
  amount: number;
}

export interface PlannedVisit extends Occasion {
  minutes: number;
  /** How many bring 3D glasses of their own. */
  ownGlasses: number;
}

export interface CostLine {
  price: Price;
  count: number;
  each: number;
}

export type VenueCost = ReturnType<typeof venueCost>;

const sumOf = (tickets: readonly Ticket[]) => tickets.reduce((sum, { amount }) => sum + amount, 0);

const hasAdult = (people: readonly Person[]) => people.some(({ age }) => age >= ADULT_AGE);

/** Ages and concessions are alternatives. */
function isFor({ rule }: Price, { age, concession }: Person): boolean {
  if (!rule?.ages && !rule?.concessions) return true;
  return (
    (rule.ages?.some((range) => isWithin(range, age)) ?? false) ||
    (concession !== undefined && (rule.concessions?.includes(concession) ?? false))
  );
}

const isByMinute = ({ price }: Ticket) => price.rule?.per_minute ?? false;

/** Of two tickets of one price the one that does not count minutes, else the first. */
function cheapest(tickets: readonly Ticket[]): Ticket | undefined {
  return tickets.toSorted(
    (a, b) => a.amount - b.amount || Number(isByMinute(a)) - Number(isByMinute(b)),
  )[0];
}

/** The cheapest single ticket of each person; own glasses go to those who save most by them. */
function singleTickets(people: readonly Person[], offered: readonly Ticket[], ownGlasses: number) {
  const choices = people.flatMap((person) => {
    const tickets = offered.filter(({ price }) => isFor(price, person));
    const usual = cheapest(tickets.filter(({ price }) => !price.rule?.own_glasses));
    const own = cheapest(tickets.filter(({ price }) => price.rule?.own_glasses)) ?? usual;
    return usual && own ? [{ person, usual, own, saved: usual.amount - own.amount }] : [];
  });
  const wearers = choices
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved)
    .slice(0, ownGlasses);
  return choices.map((choice) => ({
    person: choice.person,
    ticket: wearers.includes(choice) ? choice.own : choice.usual,
  }));
}

/**
 * The cheapest combination with any number of family tickets: for each number, the people with the most
 * expensive single tickets go on them.
 */
function withFamilies(
  singles: ReturnType<typeof singleTickets>,
  family: Ticket | undefined,
): Ticket[] {
  const rule = family?.price.rule?.family;
  if (!(family && rule)) return singles.map(({ ticket }) => ticket);
  const byPrice = (isChild: boolean) =>
    singles
      .filter(({ person }) => person.age <= rule.until === isChild)
      .map(({ ticket }) => ticket)
      .sort((a, b) => b.amount - a.amount);
  const [adults, children] = [byPrice(false), byPrice(true)];
  const most = Math.floor(Math.min(adults.length / rule.adults, children.length / rule.children));
  const choices = Array.from({ length: most + 1 }, (_, families) => [
    ...Array.from({ length: families }, () => family),
    ...adults.slice(families * rule.adults),
    ...children.slice(families * rule.children),
  ]);
  return choices.reduce((best, choice) => (sumOf(choice) < sumOf(best) ? choice : best));
}

function linesOf(tickets: readonly Ticket[]): CostLine[] {
  const lines = new Map<Price, CostLine>();
  for (const { price, amount } of tickets)
    lines.set(price, { price, count: (lines.get(price)?.count ?? 0) + 1, each: amount });
  return [...lines.values()];
}

function notesOf({ planner }: Venue, people: readonly Person[], visit: PlannedVisit): string[] {
  return (planner?.notes ?? []).flatMap((note) => {
    const count = people.filter(({ age }) => isWithin(note.ages, age)).length;
    const applies = holds(note, visit) && !(note.without_adult && hasAdult(people));
    return applies && count > 0 ? [note.text.replace('{count}', String(count))] : [];
  });
}

function refusal(venue: Venue, { age }: Person, people: readonly Person[], rating: number) {
  return venue.planner?.admission.find(
    (condition) =>
      isWithin(condition.rating, rating) &&
      !isWithin(condition.ages, age) &&
      !(condition.or_with_adult && hasAdult(people)),
  )?.otherwise;
}

/** The cheapest tickets that let all `people` into `venue`, but for those who are not admitted. */
export function venueCost(venue: Venue, people: readonly Person[], visit: PlannedVisit) {
  const reasons = people.map((person) => refusal(venue, person, people, visit.rating));
  const admitted = people.filter((_person, index) => reasons[index] === undefined);
  const free = venue.planner?.free;
  const paying = admitted.filter(({ age }) => !(free && isWithin(free, age)));
  const offered = venue.prices
    .filter(({ ticket, rule = {} }) => ticket !== undefined && holds(rule, visit))
    .map((price) => ({
      price,
      amount: price.rule?.per_minute ? price.amount * visit.minutes : price.amount,
    }));
  const isFamily = ({ price }: Ticket) => price.rule?.family !== undefined;
  const single = offered.filter((ticket) => !isFamily(ticket));
  const singles = singleTickets(paying, single, visit.ownGlasses);
  const tickets = withFamilies(singles, offered.find(isFamily));
  const byMinute = single.find(isByMinute);
  const forDay = single.find((ticket) => !isByMinute(ticket));
  return {
    sum: sumOf(tickets),
    lines: linesOf(tickets),
    /** What single tickets would cost; equal to `sum` unless family tickets are cheaper. */
    singles: sumOf(singles.map(({ ticket }) => ticket)),
    /** What somebody pays by the minute, and for a day, where both are sold. */
    choice:
      byMinute && forDay && tickets.length > 0
        ? { minutes: byMinute.amount, day: forDay.amount }
        : undefined,
    /** How many enter without a ticket. */
    free: admitted.length - paying.length,
    notes: notesOf(venue, admitted, visit),
    /** Who is not admitted, by the place in the list of people, and why. */
    excluded: reasons.flatMap((reason, index) => (reason ? [{ index, reason }] : [])),
  };
}
