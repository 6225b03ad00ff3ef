/** A visit as the planner's form and the URL of the page hold it. */
import type { TicketVenue } from '@mall/contracts';
import type { Person } from './rules/person.ts';

export interface Visit {
  people: readonly Person[];
  /** `2026-12-25` */
  day: string;
  /** How long the children play. */
  minutes: number;
  venues: readonly TicketVenue[];
  threeD: boolean;
  /** How many bring 3D glasses of their own. */
  ownGlasses: number;
  /** 0 for every film that is rated below 16. */
  rating: 0 | 16 | 18;
}

export const MAX_MINUTES = 600;

/** What is wrong with an input; nothing is calculated until it is right. */
export type VisitIssue =
  /** `index` is the place in the list of people. */
  | { field: 'age'; index: number }
  | { field: 'people'; code: 'none' | 'many' }
  | { field: 'day'; code: 'invalid' | 'past' | 'far' }
  | { field: 'minutes' | 'venues' | 'glasses' };

/** What is shown before anybody has filled in the form. */
export interface VisitDefaults {
  today: string;
  venues: readonly TicketVenue[];
}
