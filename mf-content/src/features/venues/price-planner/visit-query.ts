/** Reads the visit from the page's query. The keys are the same in both languages. */
import { TICKET_VENUES } from '@mall/contracts';
import { CONCESSIONS, MAX_AGE, MAX_PEOPLE, type Person } from './rules/person.ts';
import { MAX_MINUTES, type Visit, type VisitDefaults, type VisitIssue } from './visit.ts';

export const VISIT_KEYS = {
  /** Repeated, one for each person; an empty one is nobody. */
  age: 'kor',
  /** Repeated like `age`, in the same order. */
  concession: 'kedv',
  day: 'nap',
  minutes: 'perc',
  venue: 'hely',
  threeD: 'terhatas',
  ownGlasses: 'szemuveg',
  rating: 'film',
} as const;

/** The value of `terhatas`. */
export const YES = 'igen';
/** The value of `kedv` for somebody without a concession. */
export const NO_CONCESSION = 'nincs';

export const RATINGS = [0, 16, 18] as const;

const EXAMPLE: Pick<Visit, 'people' | 'minutes' | 'threeD' | 'ownGlasses' | 'rating'> = {
  people: [{ age: 38 }, { age: 36 }, { age: 8 }, { age: 5 }],
  minutes: 90,
  threeD: false,
  ownGlasses: 0,
  rating: 0,
};

export interface AskedVisit {
  visit: Visit;
  issues: readonly VisitIssue[];
  /** Nothing was asked: the visit is an example. */
  isExample: boolean;
}

/** The visit of `query`; keys that are missing have the values of the example. */
export function readVisit(query: URLSearchParams, defaults: VisitDefaults): AskedVisit {
  const isExample = !Object.values(VISIT_KEYS).some((key) => query.has(key));
  if (isExample) return { visit: { ...EXAMPLE, ...exampleOf(defaults) }, issues: [], isExample };
  const issues: VisitIssue[] = [];
  const visit: Visit = {
    people: readPeople(query, issues),
    day: readDay(query, defaults.today, issues),
    minutes:
      readNumber(query.get(VISIT_KEYS.minutes), { least: 1, most: MAX_MINUTES }, EXAMPLE.minutes) ??
      reported(issues, { field: 'minutes' }, EXAMPLE.minutes),
    venues: readVenues(query, issues),
    threeD: query.get(VISIT_KEYS.threeD) === YES,
    ownGlasses:
      readNumber(query.get(VISIT_KEYS.ownGlasses), { least: 0, most: MAX_PEOPLE }, 0) ??
      reported(issues, { field: 'glasses' }, 0),
    rating: RATINGS.find((rating) => String(rating) === query.get(VISIT_KEYS.rating)) ?? 0,
  };
  return { visit, issues, isExample };
}

const exampleOf = ({ today, venues }: VisitDefaults) => ({ day: today, venues });

function reported<Value>(issues: VisitIssue[], issue: VisitIssue, value: Value): Value {
  issues.push(issue);
  return value;
}

/** A whole number in the limits; `missing` when the text is empty, undefined when it is no such number. */
function readNumber(
  text: string | null,
  { least, most }: { least: number; most: number },
  missing?: number,
): number | undefined {
  if (text === null || text.trim() === '') return missing;
  const value = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

function readPeople(query: URLSearchParams, issues: VisitIssue[]): Person[] {
  const concessions = query.getAll(VISIT_KEYS.concession);
  const rows = query
    .getAll(VISIT_KEYS.age)
    .map((text, index) => ({ text, concession: concessions[index] }))
    .filter(({ text }) => text.trim() !== '');
  if (rows.length === 0) issues.push({ field: 'people', code: 'none' });
  if (rows.length > MAX_PEOPLE) issues.push({ field: 'people', code: 'many' });
  return rows.slice(0, MAX_PEOPLE).map(({ text, concession: asked }, index) => {
    const age = readNumber(text, { least: 0, most: MAX_AGE });
    const concession = CONCESSIONS.find((known) => known === asked);
    if (age === undefined) issues.push({ field: 'age', index });
    return { age: age ?? Number.NaN, ...(concession && { concession }) };
  });
}

function readVenues(query: URLSearchParams, issues: VisitIssue[]): Visit['venues'] {
  const asked = query.getAll(VISIT_KEYS.venue);
  const venues = TICKET_VENUES.filter((venue) => asked.includes(venue));
  return venues.length > 0 ? venues : reported(issues, { field: 'venues' }, []);
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The last day that the planner calculates: today a year later. */
export function lastDay(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

function readDay(query: URLSearchParams, today: string, issues: VisitIssue[]): string {
  const day = query.get(VISIT_KEYS.day)?.trim();
  if (!day) return today;
  if (!isDay(day)) return reported(issues, { field: 'day', code: 'invalid' }, today);
  if (day < today) return reported(issues, { field: 'day', code: 'past' }, day);
  if (day > lastDay(today)) return reported(issues, { field: 'day', code: 'far' }, day);
  return day;
}
