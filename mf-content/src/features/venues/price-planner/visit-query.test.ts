import { readVisit } from './visit-query.ts';

const defaults = {
  today: '2026-11-25',
  chosen: ['playhouse'],
  offered: ['kockapark', 'playhouse', 'cinema'],
};
const read = (query: string) => readVisit(new URLSearchParams(query), defaults);
test('reads every key', () => {
  const query =
    'kor=34&kedv=nincs&kor=20&kedv=student&kor=66&kedv=disabled&nap=2026-12-02&perc=45' +
    '&hely=cinema&hely=kockapark&terhatas=igen&szemuveg=2&film=16';
  expect(read(query)).toEqual({
    visit: {
      people: [
        { age: 34 },
        { age: 20, concession: 'student' },
        { age: 66, concession: 'disabled' },
      ],
      day: '2026-12-02',
      minutes: 45,
      venues: ['kockapark', 'cinema'],
      threeD: true,
      ownGlasses: 2,
      rating: 16,
    },
    issues: [],
    isExample: false,
  });
});

test('leaves out empty rows and keeps the concessions of the others', () => {
  const { visit, issues } = read('hely=cinema&kor=&kedv=student&kor=12&kedv=disabled');
  expect(issues).toEqual([]);
  expect(visit.people).toEqual([{ age: 12, concession: 'disabled' }]);
});

test.each([
  ['kor=0', []],
  ['kor=120', []],
  ['kor=-1', [{ message: 'age', index: 0 }]],
  ['kor=30&kor=121', [{ message: 'age', index: 1 }]],
  ['kor=30&kor=&kor=121', [{ message: 'age', index: 1 }]],
  ['kor=3.5', [{ message: 'age', index: 0 }]],
  ['kor=abc', [{ message: 'age', index: 0 }]],
  ['kor=', [{ message: 'nobody' }]],
  ['kor=1&'.repeat(11), [{ message: 'crowd' }]],
  ['kor=1&nap=2026-02-30', [{ message: 'noDay' }]],
  ['kor=1&nap=tomorrow', [{ message: 'noDay' }]],
  ['kor=1&nap=2026-11-24', [{ message: 'past' }]],
  ['kor=1&nap=2027-11-25', []],
  ['kor=1&nap=2027-11-26', [{ message: 'far' }]],
  ['kor=1&perc=0', [{ message: 'minutes' }]],
  ['kor=1&perc=600', []],
  ['kor=1&perc=601', [{ message: 'minutes' }]],
  ['kor=1&szemuveg=10', []],
  ['kor=1&szemuveg=11', [{ message: 'glasses' }]],
])('%s has the issues %j', (query, issues) => {
  expect(read(`hely=cinema&${query}`).issues).toEqual(issues);
});

test('refuses a visit to an unknown venue', () => {
  expect(read('kor=1&hely=uszoda').issues).toEqual([{ message: 'venues' }]);
});
