/** The tickets that prices of the content are for: those of requirement 8.3. Free of zod. */

import type { Weekday } from './weekday.ts';

/** By venue. The rules of a venue name all its tickets, so content has all of them or none. */
export const VENUE_TICKETS = {
  cinema: [
    'full_price',
    'wednesday_ticket',
    'junior_normal',
    'student_normal',
    'threed_full',
    'threed_full_noglass',
    'threed_junior',
    'threed_junior_noglass',
    'threed_student',
    'threed_student_noglass',
  ],
  '5d-cinema': ['fived_single'],
  'escape-room': ['escape_room_person'],
  kockapark: ['kockapark_day', 'kockapark_reduced', 'kockapark_family'],
  playhouse: [
    'playhouse_minute',
    'playhouse_minute_holiday',
    'playhouse_day',
    'playhouse_day_holiday',
  ],
  tropicarium: [
    'tropicarium_adult',
    'tropicarium_reduced',
    'tropicarium_child',
    'tropicarium_family',
  ],
} as const;

/** The cinema's Wednesday ticket: on that day, in 2D, for everyone. */
export const hasWednesdayTicket = (weekday: Weekday, { threeD }: { threeD: boolean }): boolean =>
  weekday === 'wednesday' && !threeD;

/** Films of this rating and above have no junior tickets. */
export const NO_JUNIORS_RATING = 16;

/** A place that sells tickets. */
export type TicketVenue = keyof typeof VENUE_TICKETS;
export type TicketName = (typeof VENUE_TICKETS)[TicketVenue][number];

export const TICKET_VENUES = Object.keys(VENUE_TICKETS) as TicketVenue[];
export const TICKET_NAMES: readonly TicketName[] = Object.values(VENUE_TICKETS).flat();
