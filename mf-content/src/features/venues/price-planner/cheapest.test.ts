/**
 * No legal combination of tickets is cheaper: an independent search over all of them, for families of
 * every composition and for any prices.
 */
import fc from 'fast-check';
import { type PlannedVisit, venueCost } from './tariff.ts';
import { AQUARIUM, BRICK_PARK, CINEMA, PLAYHOUSE } from './testing/sample-venues.ts';
import type { Person } from './visit-query.ts';

const VENUES = {
  kockapark: BRICK_PARK,
  tropicarium: AQUARIUM,
  playhouse: PLAYHOUSE,
  cinema: CINEMA,
};

const TICKETS = Object.values(VENUES).flatMap(({ prices }) => prices);

/** Amounts by ticket. */
type Prices = Readonly<Record<string, number>>;
const SAMPLE_PRICES: Prices = Object.fromEntries(
  TICKETS.map(({ ticket = '', amount }) => [ticket, amount]),
);
const amountOf = (prices: Prices, ticket: string) => prices[ticket] ?? Number.NaN;

const FREE = 0;
const within = ({ age }: Person, from: number, until: number) => age >= from && age <= until;

/** What each single ticket asks of its holder. */
const isEntitled = ({ age, concession }: Person) => concession !== undefined || age >= 66;

/** Every way to let all of `people` in, with singles and family tickets; the least sum. */
function leastAdmission(
  people: readonly Person[],
  singles: (person: Person) => number[],
  family: { price: number; adult: (person: Person) => boolean; child: (person: Person) => boolean },
): number {
  const [first, ...rest] = people;
  if (!first) return 0;
  const alone = singles(first).map((price) => price + leastAdmission(rest, singles, family));
  const together = triples(rest).flatMap((indexes) => {
    const members = [first, ...indexes.map((index) => rest[index] as Person)];
    const isFamily = pairs(members).some(
      ([adults, children]) => adults.every(family.adult) && children.every(family.child),
    );
    const others = rest.filter((_person, index) => !indexes.includes(index));
    return isFamily ? [family.price + leastAdmission(others, singles, family)] : [];
  });
  return Math.min(...alone, ...together);
}

function triples(list: readonly unknown[]): number[][] {
  const found: number[][] = [];
  for (let a = 0; a < list.length; a += 1)
    for (let b = a + 1; b < list.length; b += 1)
      for (let c = b + 1; c < list.length; c += 1) found.push([a, b, c]);
  return found;
}

/** Four people as two and two, in every way. */
function pairs(four: readonly Person[]): [Person[], Person[]][] {
  const found: [Person[], Person[]][] = [];
  for (let a = 0; a < 4; a += 1)
    for (let b = a + 1; b < 4; b += 1) {
      const adults = [four[a], four[b]] as Person[];
      const children = four.filter((_person, index) => index !== a && index !== b);
      found.push([adults, children]);
    }
  return found;
}

/** Every way to give own glasses to at most `ownGlasses` people; the least sum. */
function leastCinema(people: readonly Person[], prices: Prices, visit: PlannedVisit): number {
  const { format, ownGlasses, weekday, rating } = visit;
  const [first, ...rest] = people;
  if (!first) return 0;
  if (rating === 18 && first.age < 18) return leastCinema(rest, prices, visit);
  const isJunior = within(first, 0, 16) && rating === 0;
  const allowed = (names: readonly [string, boolean][]) =>
    Math.min(...names.filter(([, is]) => is).map(([name]) => amountOf(prices, name)));
  const after = (left: number) => leastCinema(rest, prices, { ...visit, ownGlasses: left });
  if (format === '2D') {
    const price = allowed([
      ['full_price', true],
      ['wednesday_ticket', weekday === 'wednesday'],
      ['junior_normal', isJunior],
      ['student_normal', isEntitled(first)],
    ]);
    return price + after(ownGlasses);
  }
  const rented = allowed([
    ['threed_full', true],
    ['threed_junior', isJunior],
    ['threed_student', isEntitled(first)],
  ]);
  const own = allowed([
    ['threed_full_noglass', true],
    ['threed_junior_noglass', isJunior],
    ['threed_student_noglass', isEntitled(first)],
  ]);
  return Math.min(
    rented + after(ownGlasses),
    ownGlasses > 0 ? own + after(ownGlasses - 1) : Number.POSITIVE_INFINITY,
  );
}

function least(people: readonly Person[], prices: Prices, visit: PlannedVisit) {
  const { minutes, holiday } = visit;
  const amount = (name: string) => amountOf(prices, name);
  const isBrickChild = (person: Person) => within(person, 0, 16);
  const isAquariumChild = (person: Person) => within(person, 3, 14);
  const perChild = holiday
    ? [minutes * amount('playhouse_minute_holiday'), amount('playhouse_day_holiday')]
    : [minutes * amount('playhouse_minute'), amount('playhouse_day')];
  return {
    kockapark: leastAdmission(
      people,
      (person) => [
        amount('kockapark_day'),
        ...(isBrickChild(person) || isEntitled(person) ? [amount('kockapark_reduced')] : []),
      ],
      {
        price: amount('kockapark_family'),
        adult: (person) => !isBrickChild(person),
        child: isBrickChild,
      },
    ),
    tropicarium: leastAdmission(
      people,
      (person) => [
        ...(within(person, 0, 2) ? [FREE] : [amount('tropicarium_adult')]),
        ...(isAquariumChild(person) ? [amount('tropicarium_child')] : []),
        ...(isEntitled(person) ? [amount('tropicarium_reduced')] : []),
      ],
      {
        price: amount('tropicarium_family'),
        adult: ({ age }) => age >= 15,
        child: isAquariumChild,
      },
    ),
    playhouse: people.filter((person) => within(person, 0, 13)).length * Math.min(...perChild),
    cinema: leastCinema(people, prices, visit),
  };
}

const EDGES = [0, 2, 3, 5, 6, 10, 13, 14, 15, 16, 17, 18, 40, 65, 66];
const person = fc.record({
  age: fc.constantFrom(...EDGES),
  concession: fc.constantFrom(undefined, undefined, 'student' as const, 'disabled' as const),
});
const visit: fc.Arbitrary<PlannedVisit> = fc.record({
  format: fc.constantFrom('2D' as const, '3D' as const),
  ownGlasses: fc.nat({ max: 4 }),
  weekday: fc.constantFrom('monday' as const, 'wednesday' as const),
  rating: fc.constantFrom(0, 16, 18),
  minutes: fc.integer({ min: 1, max: 600 }),
  holiday: fc.boolean(),
});
const anyPrices: fc.Arbitrary<Prices> = fc
  .tuple(...TICKETS.map(() => fc.nat({ max: 9 })))
  .map((amounts) =>
    Object.fromEntries(TICKETS.map(({ ticket = '' }, index) => [ticket, amounts[index] ?? 0])),
  );

function expectLeast(people: readonly Person[], amounts: Prices, planned: PlannedVisit): void {
  for (const [name, expected] of Object.entries(least(people, amounts, planned))) {
    const venue = VENUES[name as keyof typeof VENUES];
    const prices = venue.prices.map((price) => ({
      ...price,
      amount: amountOf(amounts, price.ticket ?? ''),
    }));
    const found = venueCost({ ...venue, prices }, people, planned);
    const lines = found.lines.reduce((sum, { count, each }) => sum + count * each, 0);
    expect([name, found.sum, lines]).toEqual([name, expected, expected]);
  }
}

test('finds the cheapest tickets of families of up to seven', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 7 }), visit, (people, planned) =>
      expectLeast(people, SAMPLE_PRICES, planned),
    ),
    { numRuns: 600 },
  );
});

test('finds the cheapest tickets at any prices', () => {
  fc.assert(fc.property(fc.array(person, { maxLength: 8 }), anyPrices, visit, expectLeast), {
    numRuns: 200,
  });
});
