/** Venues as the API returns them, with prices at which every rule of the planner decides. */
import type { TicketRule, Venue } from '@mall/contracts';

const price = (ticket: string, amount: number, rule?: TicketRule) => ({
  label: ticket,
  amount,
  ticket,
  ...(rule && { rule }),
});

const until = (age: number) => ({ from: 0, until: age });
const ENTITLED: TicketRule = { ages: [{ from: 66 }], concessions: ['student', 'disabled'] };
const JUNIOR: TicketRule = { ages: [until(16)], rating: until(15) };
const family = (age: number): TicketRule => ({ family: { adults: 2, children: 2, until: age } });

type Planner = Partial<NonNullable<Venue['planner']>>;
const planner = (rules: Planner) => ({ admission: [], notes: [], ...rules });

const venue = (id: string, fields: Pick<Venue, 'planner' | 'prices' | 'opening_hours'>): Venue => ({
  id,
  page: id,
  name: id,
  ages: until(99),
  minutes: { from: 60, until: 90 },
  shows: [],
  ...fields,
});

const AQUARIUM = venue('tropicarium', {
  planner: planner({ free: until(2) }),
  prices: [
    price('tropicarium_adult', 4500),
    price('tropicarium_reduced', 3500, ENTITLED),
    price('tropicarium_child', 2900, { ages: [{ from: 3, until: 14 }] }),
    price('tropicarium_family', 12_900, family(14)),
  ],
});

const BRICK_PARK = venue('kockapark', {
  opening_hours: 'kockapark',
  planner: planner({}),
  prices: [
    price('kockapark_day', 2390),
    price('kockapark_reduced', 1990, { ...ENTITLED, ages: [until(16), { from: 66 }] }),
    price('kockapark_family', 7690, family(16)),
  ],
});

const PLAYHOUSE = venue('playhouse', {
  opening_hours: 'jatszohaz',
  planner: planner({
    minutes_label: 'Játékidő a játszóházban (perc)',
    remark: 'Ünnepnapokon a hétvégi ár érvényes.',
    free: { from: 14 },
    notes: [{ ages: until(13), without_adult: true, text: 'A gyerekek mellé felnőtt kell.' }],
  }),
  prices: [
    price('playhouse_minute', 45, { holiday: false, per_minute: true }),
    price('playhouse_minute_holiday', 50, { holiday: true, per_minute: true }),
    price('playhouse_day', 3500, { holiday: false }),
    price('playhouse_day_holiday', 4000, { holiday: true }),
  ],
});

const CINEMA = venue('cinema', {
  planner: planner({
    admission: [{ ages: { from: 18 }, rating: { from: 18 }, otherwise: '18 év alatt nem' }],
    notes: [
      { weekdays: ['wednesday'], format: '3D', text: 'Szerdán sincs olcsóbb 3D-jegy.' },
      {
        rating: { from: 16, until: 16 },
        ages: until(15),
        text: 'A film {count} főnek nem ajánlott.',
      },
    ],
  }),
  prices: [
    price('full_price', 3100, { format: '2D' }),
    price('wednesday_ticket', 2200, { format: '2D', weekdays: ['wednesday'] }),
    price('junior_normal', 2300, { format: '2D', ...JUNIOR }),
    price('student_normal', 2600, { format: '2D', ...ENTITLED }),
    price('threed_full', 3700, { format: '3D' }),
    price('threed_full_noglass', 3300, { format: '3D', own_glasses: true }),
    price('threed_junior', 2900, { format: '3D', ...JUNIOR }),
    price('threed_junior_noglass', 2500, { format: '3D', ...JUNIOR, own_glasses: true }),
    price('threed_student', 3200, { format: '3D', ...ENTITLED }),
    price('threed_student_noglass', 2700, { format: '3D', ...ENTITLED, own_glasses: true }),
  ],
});

const FIVE_D = venue('5d-mozi', {
  planner: planner({ key: '5d-cinema', admission: [{ ages: { from: 6 }, otherwise: '6 évtől' }] }),
  prices: [price('fived_single', 1900)],
});

const ESCAPE_ROOM = venue('szabaduloszoba', {
  planner: planner({
    key: 'escape-room',
    admission: [
      { ages: { from: 14 }, otherwise: 'a szabadulószoba 14 éves kortól játszható' },
      { ages: { from: 18 }, or_with_adult: true, otherwise: '18 év alatt csak felnőttel' },
    ],
  }),
  prices: [price('escape_room_person', 4900)],
});

/** In the order of the page. */
export const SAMPLE_VENUES = [AQUARIUM, BRICK_PARK, PLAYHOUSE, CINEMA, FIVE_D, ESCAPE_ROOM];
