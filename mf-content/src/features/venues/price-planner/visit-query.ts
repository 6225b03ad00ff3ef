/** Reads the visit from the page's query. The keys are the same in both languages. */
import { CONCESSIONS, type Concession, isMallMinute } from '@mall/contracts';

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

export const YES = 'igen';
export const NO_CONCESSION = 'nincs';

export const RATINGS = [0, 16, 18] as const;

export const LIMITS = { people: 10, age: 120, minutes: 600 };

export const PLANNER_ANCHOR = 'arkalkulator';

export interface Person {
  age: number;
  concession?: Concession | undefined;
}

export interface Visit {
  people: readonly Person[];
  /** `2026-12-25` */
  day: string;
  /** How long the children play. */
  minutes: number;
  venues: readonly string[];
  threeD: boolean;
  ownGlasses: number;
  /** 0 for every film that is rated below 16. */
  rating: (typeof RATINGS)[number];
}

/** An error of an input, named by its message; nothing is calculated until it is corrected. */
export type VisitIssue =
  /** `index` is the place in the list of people. */
  | { message: 'age'; index: number }
  | { message: 'nobody' | 'crowd' | 'noDay' | 'past' | 'far' | 'minutes' | 'venues' | 'glasses' };

interface VisitDefaults {
  today: string;
  chosen: readonly string[];
  offered: readonly string[];
}

/** The visit of `query`; keys that are missing have the values of the example. */
export function readVisit(query: URLSearchParams, { today, chosen, offered }: VisitDefaults) {
  const isExample = !Object.values(VISIT_KEYS).some((key) => query.has(key));
  if (isExample) {
    const venues = offered.filter((venue) => chosen.includes(venue));
    const visit = { ...EXAMPLE, day: today, venues: venues.length > 0 ? venues : offered };
    return { visit, issues: [], isExample };
  }
  const day = query.get(VISIT_KEYS.day)?.trim() || today;
  const minutes = readNumber(query.get(VISIT_KEYS.minutes), EXAMPLE.minutes);
  const ownGlasses = readNumber(query.get(VISIT_KEYS.ownGlasses), 0);
  const asked = query.getAll(VISIT_KEYS.venue);
  const venues = offered.filter((venue) => asked.includes(venue));
  const people = readPeople(query);
  return {
    visit: {
      people: people.slice(0, LIMITS.people),
      day: isDay(day) ? day : today,
      minutes,
      venues,
      threeD: query.get(VISIT_KEYS.threeD) === YES,
      ownGlasses,
      rating: RATINGS.find((rating) => String(rating) === query.get(VISIT_KEYS.rating)) ?? 0,
    },
    issues: [
      ...peopleIssues(people),
      ...dayIssues(day, today),
      ...issue('minutes', !(minutes >= 1 && minutes <= LIMITS.minutes)),
      ...issue('venues', venues.length === 0),
      ...issue('glasses', !(ownGlasses <= LIMITS.people)),
    ],
    isExample,
  };
}

const EXAMPLE = {
  people: [{ age: 38 }, { age: 36 }, { age: 8 }, { age: 5 }],
  minutes: 90,
  threeD: false,
  ownGlasses: 0,
  rating: 0,
} as const;

type OtherIssue = Exclude<VisitIssue['message'], 'age'>;

const issue = (message: OtherIssue, isWrong: boolean): VisitIssue[] =>
  isWrong ? [{ message }] : [];

/** A whole number; `missing` when the text is empty, NaN when it is no such number. */
function readNumber(text: string | null, missing: number): number {
  if (!text?.trim()) return missing;
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
}

function readPeople(query: URLSearchParams): Person[] {
  const concessions = query.getAll(VISIT_KEYS.concession);
  return query.getAll(VISIT_KEYS.age).flatMap((text, index) => {
    const concession = CONCESSIONS.find((known) => known === concessions[index]);
    const age = readNumber(text, -1);
    return age === -1 ? [] : [{ age, ...(concession && { concession }) }];
  });
}

function peopleIssues(people: readonly Person[]): VisitIssue[] {
  return [
    ...issue('nobody', people.length === 0),
    ...issue('crowd', people.length > LIMITS.people),
    ...people
      .slice(0, LIMITS.people)
      .flatMap(({ age }, index) => (age <= LIMITS.age ? [] : [{ message: 'age' as const, index }])),
  ];
}

const isDay = (text: string) => isMallMinute(`${text}T00:00`);

export function lastDay(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

function dayIssues(day: string, today: string): VisitIssue[] {
  if (!isDay(day)) return [{ message: 'noDay' }];
  return [...issue('past', day < today), ...issue('far', day > lastDay(today))];
}
