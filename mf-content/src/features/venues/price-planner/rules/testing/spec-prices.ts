/** The prices of requirement 8.4, and of the example content where the specification has none. */
import type { TicketName } from '@mall/contracts';
import type { PricesOf } from '../ticket.ts';

export const SPEC_PRICES: PricesOf<TicketName> = {
  full_price: { amount: 3100 },
  wednesday_ticket: { amount: 2200 },
  junior_normal: { amount: 2300 },
  student_normal: { amount: 2600 },
  threed_full: { amount: 3700 },
  threed_full_noglass: { amount: 3300 },
  threed_junior: { amount: 2900 },
  threed_junior_noglass: { amount: 2500 },
  threed_student: { amount: 3200 },
  threed_student_noglass: { amount: 2800 },
  fived_single: { amount: 1900 },
  escape_room_person: { amount: 4900 },
  kockapark_day: { amount: 2390 },
  kockapark_reduced: { amount: 1990, ages: { from: 0, until: 16 } },
  kockapark_family: { amount: 7690 },
  playhouse_minute: { amount: 45 },
  playhouse_minute_holiday: { amount: 50 },
  playhouse_day: { amount: 3500 },
  playhouse_day_holiday: { amount: 4000 },
  tropicarium_adult: { amount: 4500 },
  tropicarium_reduced: { amount: 3600 },
  tropicarium_child: { amount: 2900, ages: { from: 3, until: 14 } },
  tropicarium_family: { amount: 12_900 },
};
