import { parseParking } from './parking-store.ts';

const PHOTO = 'data:image/jpeg;base64,AAAA';
const parking = {
  place: 'parking-north',
  spot: '−2, C 14',
  note: '',
  at: 1_764_000_000_000,
  photo: PHOTO,
};

test('reads what was stored', () => {
  expect(parseParking(JSON.stringify(parking))).toEqual(parking);
});

test.each(['', 'null', '[]', '{"at":"x"}', '{"at":null}', '{"at":1e300}', '{'])(
  'reads "%s" as nothing',
  (text) => {
    expect(parseParking(text)).toBeUndefined();
  },
);

test('leaves out what is no picture and cuts long texts', () => {
  const read = parseParking(
    JSON.stringify({ at: 1, note: 'a'.repeat(5_000), photo: 'https://other.example/a.png' }),
  );
  expect(read).toEqual({ place: '', spot: '', note: 'a'.repeat(200), at: 1, photo: '' });
});
