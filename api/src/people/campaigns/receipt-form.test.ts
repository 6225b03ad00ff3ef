/** What the form of a receipt takes, and what it refuses without storing anything. */
import { once } from 'node:events';
import { readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { codesOf } from '../../testing/form-client.ts';
import { WEBP_BOMB } from '../../testing/sample-photo.ts';
import {
  RECEIPT_FIELDS,
  RECEIPT_PDF,
  receiptForm,
  receiptPhoto,
  receiptPicture,
  sendReceipt,
} from '../../testing/sample-receipt.ts';
import { openTestSqlite } from '../../testing/test-databases.ts';
import { siteForTests } from '../../testing/test-site.ts';

const NOW = '2026-12-03T12:00:00+01:00';
let now = NOW;

const site = siteForTests(openTestSqlite, () => new Date(now));
beforeEach(async () => {
  now = NOW;
  await site.db.deleteFrom('receipts').execute();
});

const upload = (changes: Record<string, string>, file: Buffer = RECEIPT_PDF) =>
  sendReceipt(site, receiptForm({ ...RECEIPT_FIELDS, ...changes }, file));
const rows = () => site.db.selectFrom('receipts').selectAll().execute();

describe('the file', () => {
  it('keeps only the pixels of a picture, readable by the API alone', async () => {
    await upload({}, await receiptPhoto());
    const [{ file } = { file: '' }] = await rows();
    const stored = join(site.uploadsFolder, file);
    const bytes = await readFile(stored);
    expect(bytes.includes('Secret Place')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
    expect((await stat(stored)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['PNG', () => receiptPicture().png().toBuffer(), 'jpg'],
    ['WebP', () => receiptPicture().webp().toBuffer(), 'jpg'],
    ['PDF', async () => RECEIPT_PDF, 'pdf'],
  ])('may be a %s', async (_kind, make, extension) => {
    expect((await upload({}, await make())).status).toBe(201);
    expect((await rows())[0]?.file).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${extension}$`));
  });

  it.each([
    ['a script with the name of a picture', async () => Buffer.from('<script>alert(1)</script>')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a picture', async () => (await receiptPhoto()).subarray(0, 200)],
    ['half a PDF', async () => RECEIPT_PDF.subarray(0, 20)],
    ['a picture with far too many pixels', async () => WEBP_BOMB],
  ])('is refused and not stored when it is %s', async (_what, make) => {
    const before = await readdir(site.uploadsFolder);
    const response = await upload({}, await make());
    expect([response.status, await codesOf(response)]).toEqual([422, ['image_proof:invalid']]);
    expect([await rows(), await readdir(site.uploadsFolder)]).toEqual([[], before]);
  });

  it('is refused above 10 MB', async () => {
    const sized = (megabytes: number) =>
      upload({}, Buffer.concat([RECEIPT_PDF, Buffer.alloc(megabytes * 1024 * 1024)]));
    expect((await sized(11)).status).toBe(413);
    expect(await codesOf(await sized(10))).toEqual(['image_proof:too_large']);
  });

  it('that cannot be written refuses the form as unavailable', async () => {
    await rm(site.uploadsFolder, { recursive: true, force: true });
    // Writes to it fail as on a full disk.
    await symlink('/dev/full/uploads', site.uploadsFolder);
    const response = await upload({});
    await rm(site.uploadsFolder);
    expect([response.status, await codesOf(response)]).toEqual([503, ['storage:unavailable']]);
    expect(await rows()).toEqual([]);
    expect((await upload({})).status).toBe(201);
  });
});

it.each([
  [
    Object.fromEntries(Object.keys(RECEIPT_FIELDS).map((name) => [name, ''])),
    Object.keys(RECEIPT_FIELDS)
      .filter((name) => name !== 'accept_terms')
      .map((name) => `${name}:required`),
  ],
  [{ shop: 'nincs' }, ['shop:invalid']],
  [{ purchase_date: '2026-11-19' }, ['purchase_date:outdated']],
  [{ purchase_date: '2026-12-04' }, ['purchase_date:outdated']],
  [{ purchase_date: '2026-12-40' }, ['purchase_date:outdated']],
  [{ purchase_date: '2026-12-03', purchase_time: '12:01' }, ['purchase_time:invalid']],
  [{ purchase_time: '25:00' }, ['purchase_time:invalid']],
  [{ purchase_sum: '9 999' }, ['purchase_sum:invalid']],
  [{ purchase_sum: '1 000 000 000' }, ['purchase_sum:invalid']],
  [{ purchase_sum: '-20000' }, ['purchase_sum:invalid']],
  [{ purchase_sum: '9.999,00 Ft' }, ['purchase_sum:invalid']],
  [{ purchase_sum: '15000,50' }, ['purchase_sum:invalid']],
  [{ purchase_sum: 'sok', invoice: '<b>' }, ['purchase_sum:invalid', 'invoice:invalid']],
])('%j is refused with every code', async (changes, codes) => {
  expect(await codesOf(await upload(changes))).toEqual(codes);
});

it.each(['12 500', '12500,-', '12.500,00 Ft', '12500 Ft.', '12 500 forint'])(
  'the sum may be written as %s',
  async (purchase_sum) => {
    expect((await upload({ purchase_sum })).status).toBe(201);
    expect((await rows())[0]?.purchase_sum).toBe(12_500);
  },
);

it('a form without its file and the box of the terms is refused', async () => {
  const codes = await codesOf(await sendReceipt(site, receiptForm({ code: 'ADVENT01' })));
  expect(codes).toEqual(expect.arrayContaining(['accept_terms:required', 'image_proof:required']));
});

it.each([
  ['before its time', '2026-12-01T09:59:00+01:00', 'advent'],
  ['after it', '2026-12-07T00:00:00+01:00', 'advent'],
  ['that is not there', NOW, 'summer'],
])('a campaign %s accepts nothing', async (_when, moment, call) => {
  now = moment;
  const response = await sendReceipt(site, receiptForm(RECEIPT_FIELDS, RECEIPT_PDF), { call });
  expect(await codesOf(response)).toEqual(['campaign:closed']);
});

it('an unknown campaign is refused before the body is read', async () => {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  const type = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000';
  socket.write(`POST /api/summer/upload HTTP/1.1\r\nHost: a\r\n${type}\r\n\r\n`);
  const [head] = await once(socket, 'data');
  expect(String(head)).toContain('HTTP/1.1 422');
  socket.destroy();
});

it('a body that is no form, or one of many parts, is refused before it is parsed', async () => {
  const many = receiptForm(RECEIPT_FIELDS, RECEIPT_PDF);
  for (let part = 0; part < 20; part += 1) many.append('a', '');
  const headers = { 'content-type': 'multipart/form-data' };
  const url = `${site.origin}/api/advent/upload`;
  for (const body of [
    await fetch(url, { method: 'POST', body: 'x', headers }),
    await sendReceipt(site, many),
  ]) {
    expect([body.status, await codesOf(body)]).toEqual([400, ['body:malformed']]);
  }
});
