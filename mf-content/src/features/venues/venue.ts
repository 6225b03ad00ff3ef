import type { StaticRouteId } from '@mall/runtime';

/** A venue: a place of the mall to spend a day. */
export interface Venue {
  /** Id of the route and of the editorial page: they are the same. */
  id: StaticRouteId;
  tone: 'sun' | 'leaf' | 'sky' | 'plum';
}

export const VENUES: readonly Venue[] = [
  { id: 'tropicarium', tone: 'sky' },
  { id: 'kockapark', tone: 'sun' },
  { id: 'playhouse', tone: 'leaf' },
  { id: 'cinema', tone: 'plum' },
];
