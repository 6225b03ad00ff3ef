/** Hand-computed sums at each edge of the rules (requirement 8.4). */

import type { TicketVenue } from '@mall/contracts';
import type { Person } from './person.ts';
import { SPEC_PRICES } from './testing/spec-prices.ts';
import { type Occasion, venueCost } from './visit-cost.ts';

const people = (...ages: (number | Person)[]): Person[] =>
  ages.map((age) => (typeof age === 'number' ? { age } : age));
const student = (age: number): Person => ({ age, concession: 'student' });
const disabled = (age: number): Person => ({ age, concession: 'disabled' });

type Changes = Partial<Occasion['screening'] & Occasion['play']>;

function cost(venue: TicketVenue, who: readonly Person[], changes: Changes = {}) {
  const { minutes = 60, isHoliday = false, ...screening } = changes;
  const found = venueCost(venue, who, SPEC_PRICES, {
    screening: { threeD: false, ownGlasses: 0, weekday: 'monday', rating: 0, ...screening },
    play: { minutes, isHoliday },
  });
  if (!found) throw new Error(`${venue} has no prices`);
  return found;
}
const sum = (...args: Parameters<typeof cost>) => cost(...args).sum;
const kinds = (...args: Parameters<typeof cost>) => cost(...args).notes.map(({ kind }) => kind);

describe('cinema', () => {
  it.each([
    ['2: junior', 2, 2300],
    ['16: junior to the end of that year', 16, 2300],
    ['17: full', 17, 3100],
    ['65: not yet senior', 65, 3100],
    ['66: senior', 66, 2600],
    ['student', student(20), 2600],
    ['a student of 16 takes the junior ticket', student(16), 2300],
    ['disabled', disabled(40), 2600],
  ])('%s', (_name, person, expected) => {
    expect(sum('cinema', people(person))).toBe(expected);
  });

  it('costs 2200 for everyone on Wednesdays', () => {
    expect(sum('cinema', people(2, 16, 40, 66, student(20)), { weekday: 'wednesday' })).toBe(
      11_000,
    );
  });

  it('has no junior ticket for films rated 16', () => {
    const family = people(40, 16, student(15));
    expect(sum('cinema', family, { rating: 16 })).toBe(3100 + 3100 + 2600);
    expect(cost('cinema', family, { rating: 16 }).notes).toEqual([{ kind: 'film-16', count: 1 }]);
    expect(sum('cinema', family, { rating: 16, weekday: 'wednesday' })).toBe(6600);
  });

  it('admits nobody below 18 to films rated 18', () => {
    const found = cost('cinema', people(17, 18), { rating: 18 });
    expect(found.sum).toBe(3100);
    expect(found.excluded).toEqual([{ index: 0, reason: 'under-18-film' }]);
  });

  it('costs more in 3D, and 400 less with own glasses', () => {
    const family = people(40, 16, 66);
    expect(sum('cinema', family, { threeD: true })).toBe(3700 + 2900 + 3200);
    expect(sum('cinema', family, { threeD: true, ownGlasses: 1 })).toBe(9800 - 400);
    expect(sum('cinema', family, { threeD: true, ownGlasses: 3 })).toBe(3300 + 2500 + 2800);
    expect(sum('cinema', family, { threeD: true, ownGlasses: 9 })).toBe(8600);
  });

  it('has no Wednesday ticket in 3D', () => {
    const wednesday = { threeD: true, weekday: 'wednesday' as const };
    expect(sum('cinema', people(40), wednesday)).toBe(3700);
    expect(kinds('cinema', people(40), wednesday)).toEqual(['no-wednesday-3d']);
  });

  it('has no 3D junior ticket for films rated 16', () => {
    expect(sum('cinema', people(16), { threeD: true, ownGlasses: 1, rating: 16 })).toBe(3300);
  });
});

describe('brick park', () => {
  it.each([
    ['2', [2], 1990],
    ['16', [16], 1990],
    ['17', [17], 2390],
    ['65', [65], 2390],
    ['66', [66], 1990],
    ['2 adults and 1 child', [40, 38, 8], 6770],
    ['2 adults and 2 children: the family ticket', [40, 38, 8, 5], 7690],
    ['2 adults and 3 children', [40, 38, 8, 5, 2], 7690 + 1990],
    ['3 adults and 2 children', [40, 38, 30, 8, 5], 7690 + 2390],
    ['4 adults and 4 children', [40, 38, 41, 39, 8, 5, 9, 6], 2 * 7690],
    ['1 adult and 3 children are no such family', [40, 8, 5, 3], 2390 + 3 * 1990],
    ['a grandmother takes the single ticket', [40, 38, 70, 8, 5], 7690 + 1990],
  ])('%s', (_name, ages, expected) => {
    expect(sum('kockapark', people(...ages))).toBe(expected);
  });

  it('takes singles where they cost less than the family ticket', () => {
    const grandparents = people(66, 67, 8, 5);
    expect(sum('kockapark', grandparents)).toBe(7690);
    expect(sum('kockapark', people(student(20), student(20), 8, 5))).toBe(7690);
  });

  it('tells what the family ticket saves', () => {
    expect(cost('kockapark', people(40, 38, 8, 5)).notes).toEqual([
      { kind: 'family-saves', singles: 8760 },
    ]);
    expect(kinds('kockapark', people(40, 38, 8))).toEqual([]);
  });
});

describe('playhouse', () => {
  it.each([
    ['weekday, 77 minutes', 77, false, 77 * 45],
    ['weekday, 78 minutes: the day ticket', 78, false, 3500],
    ['weekend, 80 minutes cost the same', 80, true, 4000],
    ['weekend, 81 minutes: the day ticket', 81, true, 4000],
    ['weekend, 79 minutes', 79, true, 79 * 50],
  ])('%s', (_name, minutes, isHoliday, expected) => {
    expect(sum('playhouse', people(10), { minutes, isHoliday })).toBe(expected);
  });

  it('is paid for ages 0 to 13 alone', () => {
    const found = cost('playhouse', people(0, 13, 14, 40), { minutes: 10 });
    expect(found.sum).toBe(900);
    expect(found.lines).toEqual([{ ticket: 'playhouse_minute', count: 2, each: 450 }]);
    expect(found.notes).toEqual([
      { kind: 'by-minute', minutes: 450, day: 3500 },
      { kind: 'free', count: 2, ages: 'companions' },
    ]);
  });

  it('needs an adult', () => {
    expect(kinds('playhouse', people(10, 17))).toContain('children-need-adult');
    expect(kinds('playhouse', people(10, 18))).not.toContain('children-need-adult');
    expect(kinds('playhouse', people(17))).toEqual(['free']);
  });
});

describe('aquarium', () => {
  it.each([
    ['2: free', [2], 0],
    ['3', [3], 2900],
    ['14', [14], 2900],
    ['15', [15], 4500],
    ['66', [66], 3600],
    ['a student of 14 takes the child ticket', [student(14)], 2900],
    ['2 adults and 2 children', [40, 38, 8, 5], 12_900],
    ['2 adults, 1 child and a baby', [40, 38, 8, 2], 11_900],
  ])('%s', (_name, ages, expected) => {
    expect(sum('tropicarium', people(...(ages as number[])))).toBe(expected);
  });

  it('says who enters free', () => {
    expect(cost('tropicarium', people(40, 2)).notes).toEqual([
      { kind: 'free', count: 1, ages: 'below-child-ticket' },
    ]);
  });
});

describe('age limits', () => {
  it('5D is for ages from 6', () => {
    const found = cost('5d-cinema', people(5, 6));
    expect(found.sum).toBe(1900);
    expect(found.excluded).toEqual([{ index: 0, reason: 'under-6' }]);
  });

  it('the escape room is for ages from 14, with an adult', () => {
    expect(cost('escape-room', people(13, 14, 40)).excluded).toEqual([
      { index: 0, reason: 'under-14' },
    ]);
    expect(sum('escape-room', people(13, 14, 40))).toBe(9800);
    expect(cost('escape-room', people(14, 17))).toMatchObject({
      sum: 0,
      excluded: [{ reason: 'no-adult' }, { reason: 'no-adult' }],
    });
  });
});

test('a venue without prices costs nothing that could be told', () => {
  const { kockapark_family: _left, ...prices } = SPEC_PRICES;
  const occasion = {
    screening: { threeD: false, ownGlasses: 0, weekday: 'monday' as const, rating: 0 as const },
    play: { minutes: 1, isHoliday: false },
  };
  expect(venueCost('kockapark', people(40), prices, occasion)).toBeUndefined();
});
