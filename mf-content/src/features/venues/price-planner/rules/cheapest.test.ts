/**
 * No legal combination of tickets is cheaper: an independent search over all of them, for families of
 * every composition and for any prices.
 */
import { TICKET_NAMES, type TicketName } from '@mall/contracts';
import fc from 'fast-check';
import type { Person } from './person.ts';
import { SPEC_PRICES } from './testing/spec-prices.ts';
import type { PricesOf } from './ticket.ts';
import { type Occasion, venueCost } from './visit-cost.ts';

type Prices = PricesOf<TicketName>;

const FREE = 0;
const within = ({ age }: Person, from: number, until: number) => age >= from && age <= until;

/** What each single ticket of the specification asks of its holder. */
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
function leastCinema(
  people: readonly Person[],
  prices: Prices,
  { threeD, ownGlasses, weekday, rating }: Occasion['screening'],
): number {
  const [first, ...rest] = people;
  if (!first) return 0;
  const screening = { threeD, ownGlasses, weekday, rating };
  if (rating === 18 && first.age < 18) return leastCinema(rest, prices, screening);
  const isJunior = within(first, 0, 16) && rating === 0;
  const allowed = (names: readonly [TicketName, boolean][]) =>
    Math.min(...names.filter(([, is]) => is).map(([name]) => prices[name].amount));
  const after = (left: number) => leastCinema(rest, prices, { ...screening, ownGlasses: left });
  if (!threeD) {
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

function least(people: readonly Person[], prices: Prices, { screening, play }: Occasion) {
  const amount = (name: TicketName) => prices[name].amount;
  const isBrickChild = (person: Person) => within(person, 0, 16);
  const isAquariumChild = (person: Person) => within(person, 3, 14);
  const perChild = play.isHoliday
    ? [play.minutes * amount('playhouse_minute_holiday'), amount('playhouse_day_holiday')]
    : [play.minutes * amount('playhouse_minute'), amount('playhouse_day')];
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
    cinema: leastCinema(people, prices, screening),
  };
}

const EDGES = [0, 2, 3, 5, 6, 10, 13, 14, 15, 16, 17, 18, 40, 65, 66];
const person = fc.record({
  age: fc.constantFrom(...EDGES),
  concession: fc.constantFrom(undefined, undefined, 'student' as const, 'disabled' as const),
});
const occasion = fc.record({
  screening: fc.record({
    threeD: fc.boolean(),
    ownGlasses: fc.nat({ max: 4 }),
    weekday: fc.constantFrom('monday' as const, 'wednesday' as const),
    rating: fc.constantFrom(0 as const, 16 as const, 18 as const),
  }),
  play: fc.record({ minutes: fc.integer({ min: 1, max: 600 }), isHoliday: fc.boolean() }),
});
const anyPrices = fc
  .tuple(...TICKET_NAMES.map(() => fc.nat({ max: 9 })))
  .map(
    (amounts): Prices =>
      Object.fromEntries(
        TICKET_NAMES.map((name, index) => [name, { ...SPEC_PRICES[name], amount: amounts[index] }]),
      ) as Prices,
  );

function expectLeast(people: readonly Person[], prices: Prices, when: Occasion): void {
  for (const [venue, expected] of Object.entries(least(people, prices, when))) {
    const found = venueCost(venue as keyof ReturnType<typeof least>, people, prices, when);
    const lines = found?.lines.reduce((sum, { count, each }) => sum + count * each, 0);
    expect([venue, found?.sum, lines]).toEqual([venue, expected, expected]);
  }
}

test('families of up to seven, at the prices of the specification', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 7 }), occasion, (people, when) =>
      expectLeast(people, SPEC_PRICES, when),
    ),
    { numRuns: 400 },
  );
});

test('families of up to eight, at any prices', () => {
  fc.assert(fc.property(fc.array(person, { maxLength: 8 }), anyPrices, occasion, expectLeast), {
    numRuns: 200,
  });
});

test('every family of four of the ages at an edge', () => {
  const ages = [2, 3, 10, 13, 16, 17, 40, 65, 66];
  const when: Occasion = {
    screening: { threeD: true, ownGlasses: 1, weekday: 'monday', rating: 0 },
    play: { minutes: 78, isHoliday: false },
  };
  for (const a of ages)
    for (const b of ages.filter((age) => age >= a))
      for (const c of ages.filter((age) => age >= b))
        for (const d of ages.filter((age) => age >= c))
          expectLeast(
            [a, b, c, d].map((age) => ({ age })),
            SPEC_PRICES,
            when,
          );
});
