import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { readGiftCards } from './import-gift-cards.ts';

const HEADER = 'token,valid_until,date,kind,amount\n';

async function read(text: string) {
  const file = join(await makeTemporaryFolder(), 'cards.csv');
  await writeFile(file, text);
  return readGiftCards(file);
}

it('adds the movements of a card up, however its token is written', async () => {
  const cards = await read(
    `\ufeff${HEADER}AB-12 34 56,2199-01-01,2026-01-02,top_up,10000\nab123456,2199-01-01,2026-02-02,purchase,-1200\n`,
  );
  expect(cards).toMatchObject([
    {
      ...{ token: 'AB123456', valid_until: '2199-01-01', balance: 8_800 },
      movements: [{ amount: 10_000 }, { amount: -1_200 }],
    },
  ]);
});

it.each([
  [HEADER, 'cards.csv: is empty; the columns are token, valid_until, date, kind, amount'],
  [`${HEADER}A,2199-01-01,2026-01-02,top_up,1\n`, 'cards.csv:2: token: 8 to 64 letters'],
  [`${HEADER}AAAA1111,soon,2026-01-02,top_up,1\n`, 'cards.csv:2: valid_until: a day such as'],
  [`${HEADER}AAAA1111,2199-01-01,2026-01-02,gift,1\n`, 'cards.csv:2: kind: top_up, purchase or'],
  [`${HEADER}AAAA1111,2199-01-01,2026-01-02,top_up,1.5\n`, 'cards.csv:2: amount: whole forints'],
  [`${HEADER}AAAA1111,2199-01-01,2026-01-02,purchase,1\n`, 'cards.csv:2: amount: above 0 for'],
  [`${HEADER}AAAA1111,2199-01-01,2026-01-02,purchase,-1\n`, 'cards.csv:2: the movements of this'],
  [
    `${HEADER}AAAA1111,2199-01-01,2026-01-02,top_up,1\nAAAA1111,2199-01-02,2026-01-02,top_up,1\n`,
    'cards.csv:2: the lines of this card differ in valid_until',
  ],
  [
    'AAAA1111,2199-01-01,2026-01-02,top_up,1\nAAAA1111,2199-01-01,2026-01-02,top_up,2\n',
    'cards.csv:1: misses token, valid_until, date, kind, amount; the first line names the columns',
  ],
  [
    `${HEADER.trim()},AAAA1111\nBBBB1111,2199-01-01,2026-01-02,top_up,1,x\n`,
    'cards.csv:1: has further columns',
  ],
  [`${HEADER}"AAAA1111\n`, 'is no CSV'],
  [`${HEADER}AAAA1111,2199-01-01\n`, 'cards.csv:2: has more or fewer cells than the first line'],
])('names an error by its line, and no token: %j', async (text, message) => {
  const reading = read(text);
  await expect(reading).rejects.toThrow(message);
  await expect(reading).rejects.not.toThrow('AAAA1111');
});
