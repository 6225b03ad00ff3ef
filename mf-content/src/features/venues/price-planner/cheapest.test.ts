/**
 * No legal combination of tickets is cheaper: an independent search over all of them, for families of
 * every composition and for any prices.
 */
import fc from 'fast-check';
import { type PlannedVisit, venueCost } from './tariff.ts';
import { SAMPLE_VENUES } from './testing/sample-venues.ts';
import type { Person } from './visit-query.ts';

/** Amounts by ticket. */
type Prices = Readonly<Record<string, number>>;

const SAMPLE_PRICES: Prices = Object.fromEntries(
  SAMPLE_VENUES.flatMap(({ prices }) => prices.map(({ ticket = '', amount }) => [ticket, amount])),
);

const amountOf = (prices: Prices, ticket = '') => prices[ticket] ?? Number.NaN;

type IsFor = (person: Person) => boolean;
const anyone: IsFor = () => true;
const aged =
  (from: number, until: number): IsFor =>
  ({ age }) =>
    age >= from && age <= until;
const isEntitled: IsFor = ({ age, concession }) => concession !== undefined || age >= 66;

interface Offer {
  /** Whom each single ticket is for. */
  singles: Readonly<Record<string, IsFor>>;
  /** The same with own glasses. */
  ownGlasses?: Readonly<Record<string, IsFor>>;
  family?: { ticket: string; adult: IsFor; child: IsFor };
}

/** The least sum of every way to let all of `people` in; at most `glasses` of them bring their own. */
function leastSum(prices: Prices, offer: Offer, people: readonly Person[], glasses = 0): number {
  const [first, ...rest] = people;
  if (!first) return 0;
  const { singles, ownGlasses = {}, family } = offer;
  const amountsOf = (tickets: Offer['singles']) =>
    Object.keys(tickets).flatMap((name) =>
      tickets[name]?.(first) ? [amountOf(prices, name)] : [],
    );
  const own = glasses > 0 ? amountsOf(ownGlasses) : [];
  const isFamily = (four: readonly Person[]) =>
    family && four.filter(family.adult).length === 2 && four.filter(family.child).length === 2;
  const companions = choices(rest, 3).filter((three) => isFamily([first, ...three]));
  const others = (three: readonly Person[]) => rest.filter((one) => !three.includes(one));
  return Math.min(
    Math.min(...amountsOf(singles)) + leastSum(prices, offer, rest, glasses),
    ...own.map((price) => price + leastSum(prices, offer, rest, glasses - 1)),
    ...companions.map(
      (three) => amountOf(prices, family?.ticket) + leastSum(prices, offer, others(three)),
    ),
  );
}

/** Every way to choose `count` of `people`. */
function choices(people: readonly Person[], count: number): Person[][] {
  if (count === 0) return [[]];
  return people.flatMap((first, index) =>
    choices(people.slice(index + 1), count - 1).map((more) => [first, ...more]),
  );
}

const KOCKAPARK: Offer = {
  singles: {
    kockapark_day: anyone,
    kockapark_reduced: (person) => aged(0, 16)(person) || isEntitled(person),
  },
  family: { ticket: 'kockapark_family', adult: aged(17, 120), child: aged(0, 16) },
};

const TROPICARIUM: Offer = {
  singles: {
    free: aged(0, 2),
    tropicarium_adult: aged(3, 120),
    tropicarium_child: aged(3, 14),
    tropicarium_reduced: isEntitled,
  },
  family: { ticket: 'tropicarium_family', adult: aged(15, 120), child: aged(3, 14) },
};

function cinemaOffer({ format, weekday, rating }: PlannedVisit): Offer {
  const isJunior: IsFor = (person) => rating === 0 && aged(0, 16)(person);
  if (format === '2D') {
    const wednesday_ticket = () => weekday === 'wednesday';
    const usual = { full_price: anyone, junior_normal: isJunior, student_normal: isEntitled };
    return { singles: { ...usual, wednesday_ticket } };
  }
  return {
    singles: { threed_full: anyone, threed_junior: isJunior, threed_student: isEntitled },
    ownGlasses: {
      threed_full_noglass: anyone,
      threed_junior_noglass: isJunior,
      threed_student_noglass: isEntitled,
    },
  };
}

function least(people: readonly Person[], prices: Prices, visit: PlannedVisit) {
  const { minutes, holiday, rating, ownGlasses } = visit;
  const day = holiday ? '_holiday' : '';
  const byMinute = minutes * amountOf(prices, `playhouse_minute${day}`);
  const perChild = Math.min(byMinute, amountOf(prices, `playhouse_day${day}`));
  const admitted = people.filter(({ age }) => rating < 18 || age >= 18);
  return {
    kockapark: leastSum(prices, KOCKAPARK, people),
    tropicarium: leastSum(prices, TROPICARIUM, people),
    playhouse: people.filter(aged(0, 13)).length * perChild,
    cinema: leastSum(prices, cinemaOffer(visit), admitted, ownGlasses),
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
const anyPrices: fc.Arbitrary<Prices> = fc.record(
  Object.fromEntries(Object.keys(SAMPLE_PRICES).map((ticket) => [ticket, fc.nat({ max: 9 })])),
);

function expectLeast(people: readonly Person[], amounts: Prices, planned: PlannedVisit): void {
  const expected = least(people, { ...amounts, free: 0 }, planned);
  for (const venue of SAMPLE_VENUES.filter(({ id }) => id in expected)) {
    const sum = expected[venue.id as keyof typeof expected];
    const prices = venue.prices.map((price) => ({
      ...price,
      amount: amountOf(amounts, price.ticket),
    }));
    const found = venueCost({ ...venue, prices }, people, planned);
    const lines = found.lines.reduce((total, { count, each }) => total + count * each, 0);
    expect([venue.id, found.sum, lines]).toEqual([venue.id, sum, sum]);
  }
}

test.each([
  ['at the prices of the example', 7, 600, fc.constant(SAMPLE_PRICES)],
  ['at any prices', 8, 200, anyPrices],
])('finds the cheapest tickets of every family %s', (_which, maxLength, numRuns, prices) => {
  const families = fc.array(person, { maxLength });
  fc.assert(fc.property(families, prices, visit, expectLeast), { numRuns });
});
