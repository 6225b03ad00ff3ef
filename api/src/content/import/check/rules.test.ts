import { join } from 'node:path';
import { importSchema } from '../../schema/import-fields.ts';
import { type ReadContent, readContentFolder } from '../read-folder.ts';
import { fieldsAt } from './fields.ts';
import { ORDERS, REFERENCES, UNIQUE } from './rules.ts';

const schema = importSchema({
  today: '2026-11-20',
  readImage: async ({ alt }, kind) => ({
    id: 'image',
    facts: { kind, original: { type: 'svg', width: 1, height: 1 } },
    alt,
  }),
  readVideo: async () => ({ id: 'video' }),
});

let read: ReadContent;
beforeAll(async () => {
  read = await readContentFolder(join(__dirname, '../../../../content'), schema);
});

const addresses = new Set([
  ...UNIQUE.flatMap(({ fields }) => fields),
  ...REFERENCES.flatMap(({ from, to }) => [...from, to]),
  ...ORDERS.flatMap(({ of }) => of),
]);

/** The example content leaves these out; `prepare-content.test.ts` has the exceptions. */
const LEFT_OUT = [
  ...['campaigns/* promotion.shops.*', 'shops.yaml *.exceptions.*'],
  'pages/* sections.*.venue.shows.*.event',
];

it.each([...addresses].filter((address) => !LEFT_OUT.includes(address)))(
  'the rule for %s has fields in the example content',
  (address) => {
    expect(fieldsAt(read, address)).not.toEqual([]);
  },
);
