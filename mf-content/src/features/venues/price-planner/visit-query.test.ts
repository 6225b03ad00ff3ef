import { readVisit } from './visit-query.ts';

const defaults = { today: '2026-11-25', venues: ['playhouse' as const] };
const read = (query: string) => readVisit(new URLSearchParams(query), defaults);
const issuesOf = (query: string) => read(query).issues;

test('without a query the visit is an example for today', () => {
  const { visit, issues, isExample } = read('lang=en');
  expect(isExample).toBe(true);
  expect(issues).toEqual([]);
  expect(visit).toMatchObject({ day: '2026-11-25', venues: ['playhouse'] });
  expect(visit.people).toHaveLength(4);
});

test('every key is read', () => {
  const query =
    'kor=34&kedv=nincs&kor=20&kedv=diak&kor=66&kedv=disabled&nap=2026-12-02&perc=45' +
    '&hely=cinema&hely=kockapark&terhatas=igen&szemuveg=2&film=16';
  expect(read(query.replace('diak', 'student'))).toEqual({
    visit: {
      people: [
        { age: 34 },
        { age: 20, concession: 'student' },
        { age: 66, concession: 'disabled' },
      ],
      day: '2026-12-02',
      minutes: 45,
      venues: ['cinema', 'kockapark'],
      threeD: true,
      ownGlasses: 2,
      rating: 16,
    },
    issues: [],
    isExample: false,
  });
});

test('empty rows are nobody, and the others keep their concession', () => {
  const { visit, issues } = read(
    'hely=cinema&kor=&kedv=student&kor=12&kedv=disabled&kor=&kedv=nincs',
  );
  expect(issues).toEqual([]);
  expect(visit.people).toEqual([{ age: 12, concession: 'disabled' }]);
});

test.each([
  ['kor=-1', [{ field: 'age', index: 0 }]],
  ['kor=30&kor=121', [{ field: 'age', index: 1 }]],
  ['kor=30&kor=&kor=121', [{ field: 'age', index: 1 }]],
  ['kor=3.5', [{ field: 'age', index: 0 }]],
  ['kor=abc', [{ field: 'age', index: 0 }]],
  ['kor=', [{ field: 'people', code: 'none' }]],
  ['kor=1&'.repeat(11), [{ field: 'people', code: 'many' }]],
  ['kor=1&nap=2026-02-30', [{ field: 'day', code: 'invalid' }]],
  ['kor=1&nap=tomorrow', [{ field: 'day', code: 'invalid' }]],
  ['kor=1&nap=2026-11-24', [{ field: 'day', code: 'past' }]],
  ['kor=1&nap=2027-11-26', [{ field: 'day', code: 'far' }]],
  ['kor=1&perc=0', [{ field: 'minutes' }]],
  ['kor=1&perc=601', [{ field: 'minutes' }]],
  ['kor=1&szemuveg=11', [{ field: 'glasses' }]],
])('%s is refused', (query, expected) => {
  expect(issuesOf(`hely=cinema&${query}`)).toEqual(expected);
});

test.each(['kor=0', 'kor=120', 'kor=1&nap=2027-11-25', 'kor=1&perc=600', 'kor=1&szemuveg=10'])(
  '%s is taken',
  (query) => {
    expect(issuesOf(`hely=cinema&${query}`)).toEqual([]);
  },
);

test('a visit goes somewhere that there is', () => {
  expect(issuesOf('kor=1&hely=uszoda')).toEqual([{ field: 'venues' }]);
});
