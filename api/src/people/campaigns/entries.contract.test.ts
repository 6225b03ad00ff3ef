/** The entries of campaigns: receipts, words of games and replies of guests, over real HTTP, on both databases. */
import { once } from 'node:events';
import { readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { codesOf, newClient, sendForm } from '../../testing/form-client.ts';
import { pngBomb, webpBomb } from '../../testing/pixel-bombs.ts';
import { openTestSqlite, TEST_DATABASES } from '../../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

const NOW = '2026-12-03T12:00:00+01:00';

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const photo = () =>
  picture()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secret Place' } })
    .toBuffer();
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const FIELDS = {
  name: 'Minta Anna',
  code: 'ADVENT01',
  shop: 'reserved',
  purchase_date: '2026-12-02',
  purchase_time: '17:45',
  purchase_sum: '12 500 Ft',
  invoice: 'NY-00123/45',
  accept_terms: 'on',
};

let site: TestSite;
let now: string;

const formOf = (fields: Record<string, string>, file?: Buffer, fileName = 'blokk.jpg') => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('image_proof', new File([new Uint8Array(file)], fileName));
  return form;
};
const send = (form: FormData, headers: Record<string, string> = {}, call = 'advent') =>
  fetch(`${site.origin}/api/${call}/upload`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { accept: 'application/json', 'x-forwarded-for': newClient(), ...headers },
  });
const upload = async (changes: Record<string, string> = {}, file?: Buffer, key?: string) =>
  send(
    formOf({ ...FIELDS, ...changes }, file ?? (await photo())),
    key === undefined ? {} : { 'idempotency-key': key },
  );
const register = (changes: object = {}) =>
  sendForm(site, 'gameEntry', {
    ...{ name: 'Minta Béla', email: 'bela@example.com', code: 'Csillag', accept_terms: true },
    ...changes,
  });
const rows = () => site.db.selectFrom('receipts').selectAll().execute();
const files = () => readdir(site.uploadsFolder);

describe.each(TEST_DATABASES)('on %s', (_name, open) => {
  beforeAll(async () => {
    now = NOW;
    site = await startTestSite(open(), () => new Date(now));
  });
  beforeEach(async () => {
    now = NOW;
    await site.db.deleteFrom('receipts').execute();
  });
  afterAll(() => site.close());

  describe('a receipt', () => {
    it('is stored, its personal data encrypted', async () => {
      expect((await upload({ code: 'advent-01' })).status).toBe(201);
      const [row, ...more] = await rows();
      expect(more).toHaveLength(0);
      expect(row).toMatchObject({
        campaign: 'advent-jatek',
        code: 'ADVENT01',
        shop: 'reserved',
        purchase_sum: 12_500,
        purchased_at: '2026-12-02T17:45:00+01:00',
      });
      expect(JSON.stringify(row)).not.toMatch(/Minta Anna|NY-00123/);
    });

    it('keeps only the pixels of a picture, readable by the API alone', async () => {
      await upload();
      const [{ file } = { file: '' }] = await rows();
      const stored = join(site.uploadsFolder, file);
      const bytes = await readFile(stored);
      expect(bytes.includes('Secret Place')).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
      expect((await stat(stored)).mode & 0o777).toBe(0o600);
    });

    it.each([
      ['PNG', async () => picture().png().toBuffer(), 'jpg'],
      ['WebP', async () => picture().webp().toBuffer(), 'jpg'],
      ['PDF', async () => PDF, 'pdf'],
    ])('may be a %s file', async (_kind, make, extension) => {
      expect((await upload({}, await make())).status).toBe(201);
      expect((await rows())[0]?.file).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${extension}$`));
    });

    it.each([
      ['a script with the name of a picture', async () => Buffer.from('<script>alert(1)</script>')],
      ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['half a picture', async () => (await photo()).subarray(0, 200)],
      ['half a PDF', async () => PDF.subarray(0, 20)],
    ])('that is %s is refused and not stored', async (_what, make) => {
      const before = await files();
      const answer = await upload({}, await make());
      expect([answer.status, await codesOf(answer)]).toEqual([422, ['image_proof:invalid']]);
      expect([await rows(), await files()]).toEqual([[], before]);
    });

    it.each([
      ['PNG', pngBomb(), 30_000],
      ['WebP', webpBomb(), 16_383],
    ])('that is a %s with far too many pixels is refused', async (_kind, bomb, side) => {
      const before = await files();
      const known = await sharp(bomb, { limitInputPixels: false }).metadata();
      expect([known.width, known.height]).toEqual([side, side]);
      const answer = await upload({}, bomb);
      expect([answer.status, await codesOf(answer)]).toEqual([422, ['image_proof:invalid']]);
      expect([await rows(), await files()]).toEqual([[], before]);
    });

    it('larger than 10 MB is refused', async () => {
      const answer = await upload({}, Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]));
      expect(answer.status).toBe(413);
      const justAbove = await upload(
        {},
        Buffer.concat([await photo(), Buffer.alloc(10 * 1024 * 1024)]),
      );
      expect(await codesOf(justAbove)).toEqual(['image_proof:too_large']);
    });
  });

  it.each([
    [
      Object.fromEntries(Object.keys(FIELDS).map((name) => [name, ''])),
      [
        'name:required',
        'code:required',
        'shop:required',
        'purchase_date:required',
        'purchase_time:required',
        'purchase_sum:required',
        'invoice:required',
      ],
    ],
    [{ code: 'ADVENT99' }, ['code:invalid']],
    [{ code: 'ADVENT\0' }, ['code:invalid']],
    [{ shop: 'nincs' }, ['shop:invalid']],
    [{ purchase_date: '2026-11-19' }, ['purchase_date:outdated']],
    [{ purchase_date: '2026-12-04' }, ['purchase_date:outdated']],
    [{ purchase_date: '2026-12-40' }, ['purchase_date:outdated']],
    [{ purchase_date: '2026-12-03', purchase_time: '12:01' }, ['purchase_time:invalid']],
    [{ purchase_time: '25:00' }, ['purchase_time:invalid']],
    [{ purchase_sum: '9 999' }, ['purchase_sum:invalid']],
    [{ purchase_sum: '-20000' }, ['purchase_sum:invalid']],
    [{ purchase_sum: '15000,00' }, ['purchase_sum:invalid']],
    [{ purchase_sum: 'sok', invoice: '<b>' }, ['purchase_sum:invalid', 'invoice:invalid']],
  ])('%j is refused with every code', async (changes, codes) => {
    expect(await codesOf(await upload(changes))).toEqual(codes);
  });

  it('names every missing field', async () => {
    const codes = await codesOf(await send(formOf({ code: 'ADVENT01' })));
    expect(codes).toEqual(
      expect.arrayContaining(['accept_terms:required', 'image_proof:required']),
    );
  });

  describe('a code', () => {
    it('counts once', async () => {
      await upload();
      expect(await codesOf(await upload())).toEqual(['code:already_uploaded']);
      expect(await rows()).toHaveLength(1);
    });

    it('may be one that staff have imported', async () => {
      const code = { campaign: 'advent-jatek', code: 'BROUGHT1', imported_at: NOW };
      expect(await codesOf(await upload({ code: 'brought-1' }))).toEqual(['code:invalid']);
      await site.db.insertInto('promotion_codes').values(code).execute();
      expect((await upload({ code: 'brought-1' })).status).toBe(201);
    });

    it('counts once for two forms at the same time', async () => {
      const before = (await files()).length;
      const answers = await Promise.all([upload(), upload()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
      expect(await files()).toHaveLength(before + 1);
    });

    it('of a form that is sent again with its key gets the first response', async () => {
      const answers = [await upload({}, undefined, 'key-1'), await upload({}, undefined, 'key-1')];
      const together = await Promise.all([
        upload({ code: 'ADVENT02' }, undefined, 'key-2'),
        upload({ code: 'ADVENT02' }, undefined, 'key-2'),
      ]);
      expect([...answers, ...together].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(await rows()).toHaveLength(2);
    });
  });

  it.each([
    ['before its time', '2026-12-01T09:59:00+01:00', 'advent'],
    ['after it', '2026-12-07T00:00:00+01:00', 'advent'],
    ['that is not there', NOW, 'summer'],
  ])('a campaign %s accepts nothing', async (_when, moment, call) => {
    now = moment;
    const answer = await send(formOf(FIELDS, await photo()), {}, call);
    expect(await codesOf(answer)).toEqual(['campaign:closed']);
  });

  it('an unknown campaign is refused before the body is read', async () => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    const type = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000';
    socket.write(`POST /api/summer/upload HTTP/1.1\r\nHost: a\r\n${type}\r\n\r\n`);
    const [head] = await once(socket, 'data');
    expect(String(head)).toContain('HTTP/1.1 422');
    socket.destroy();
  });

  it('takes ten guesses of the code of an invitation in ten minutes from one client', async () => {
    const client = newClient();
    const guess = (code: string) =>
      sendForm(site, 'guestReply', { code, answer: 'attend' }, { client });
    for (let time = 0; time < 10; time += 1) expect((await guess(`CAPA-${time}`)).status).toBe(422);
    expect((await guess('CAPA-10')).status).toBe(429);
  });

  it('a receipt that cannot be written is refused as unavailable, and no row is stored', async () => {
    await rm(site.uploadsFolder, { recursive: true, force: true });
    // Writes to it fail as on a full disk.
    await symlink('/dev/full/uploads', site.uploadsFolder);
    const response = await upload();
    await rm(site.uploadsFolder);
    expect([response.status, await codesOf(response)]).toEqual([503, ['storage:unavailable']]);
    expect(await rows()).toEqual([]);
    expect((await upload()).status).toBe(201);
  });

  it('a body that is not a form is refused', async () => {
    const answer = await fetch(`${site.origin}/api/advent/upload`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'multipart/form-data', 'x-forwarded-for': newClient() },
    });
    expect(answer.status).toBe(400);
  });

  describe('a browser without a script', () => {
    const post = async (changes: Record<string, string>) =>
      send(formOf({ ...FIELDS, language: 'en', ...changes }, await photo()), {
        accept: 'text/html',
      });

    it('gets its inputs back when the form is refused', async () => {
      expect((await post({})).status).toBe(201);
      const refused = await post({ invoice: ' ', other: 'x' });
      expect([refused.status, await refused.json()]).toEqual([
        422,
        {
          errors: [{ code: 'invoice:required' }, { code: 'code:already_uploaded' }],
          inputs: { ...FIELDS, invoice: ' ' },
        },
      ]);
    });

    it('may press twice: one receipt, and the same response twice', async () => {
      const client = { accept: 'text/html', 'x-forwarded-for': newClient() };
      const file = await photo();
      const press = () => send(formOf(FIELDS, file), client);
      now = '2026-12-03T12:00:59.990+01:00';
      const together = await Promise.all([press(), press()]);
      now = '2026-12-03T12:01:00.010+01:00';
      const answers = [...together, await press()].map(({ status }) => status);
      expect(answers).toEqual([201, 201, 201]);
      expect(await rows()).toHaveLength(1);
      now = '2026-12-03T12:02:00+01:00';
      expect(await codesOf(await press())).toEqual(['code:already_uploaded']);
    });
  });

  describe('the word of the game', () => {
    it('enters an address once', async () => {
      expect((await register()).status).toBe(201);
      expect(await codesOf(await register({ name: 'Más' }))).toEqual(['email:duplicate']);
      const entries = await site.db.selectFrom('game_entries').selectAll().execute();
      expect(entries).toHaveLength(1);
      expect(JSON.stringify(entries)).not.toMatch(/Minta|example\.com/);
    });

    it('has to be right, and sent in the time of the game', async () => {
      const wrong = await register({ code: 'HOLD', email: 'x' });
      expect(await codesOf(wrong)).toEqual(['email:invalid', 'code:invalid']);
      now = '2026-12-08T12:00:00+01:00';
      expect(await codesOf(await register({ email: 'late@example.com' }))).toEqual([
        'campaign:closed',
      ]);
    });
  });

  it('receipts and words are accepted until the end of entries, however long the campaign runs', async () => {
    now = '2026-12-06T17:59:59+01:00';
    const inTime = [await upload(), await register({ email: 'anna@example.com' })];
    expect(inTime.map(({ status }) => status)).toEqual([201, 201]);
    now = '2026-12-06T18:00:00+01:00';
    const late = [
      await upload({ code: 'ADVENT02' }),
      await register({ email: 'late@example.com' }),
    ];
    expect(await Promise.all(late.map(codesOf))).toEqual([
      ['campaign:closed'],
      ['campaign:closed'],
    ]);
  });

  describe('the reply of a guest', () => {
    const answer = (body: object) => sendForm(site, 'guestReply', body);
    const stored = () => site.db.selectFrom('invitation_answers').selectAll().execute();

    it('is replaced by a newer one', async () => {
      expect((await answer({ code: 'guest-001', answer: 'attend' })).status).toBe(201);
      const second = await answer({ code: 'GUEST001', answer: 'not_attend' });
      expect(await second.json()).toEqual({ data: { answer: 'not_attend' } });
      expect(await stored()).toMatchObject([{ code: 'GUEST001', answer: 'not_attend' }]);
    });

    it('needs a code that was given out, and one of two words', async () => {
      expect(await codesOf(await answer({ code: 'GUEST999', answer: 'maybe' }))).toEqual([
        'answer:invalid',
        'code:invalid',
      ]);
    });

    it('is not given by a link', async () => {
      expect((await site.get('/advent/client-party')).status).toBe(405);
    });
  });
});

describe('the form of a receipt', () => {
  beforeAll(async () => {
    now = NOW;
    site = await startTestSite(openTestSqlite(), () => new Date(now));
  });
  afterAll(() => site.close());

  it('takes the wrong tries of many visitors in one network, and counts each form by itself', async () => {
    const client = { 'x-forwarded-for': newClient() };
    const tryOften = async (times: number, call: string) => {
      const statuses = new Set<number>();
      for (let time = 0; time < times; time += 1) {
        statuses.add((await send(formOf({ name: 'Anna' }), client, call)).status);
      }
      return [...statuses];
    };
    expect(await tryOften(300, 'advent')).toEqual([422]);
    const late = await send(formOf(FIELDS, PDF), client);
    expect([late.status, await codesOf(late)]).toEqual([429, ['rate:limited']]);
    expect(await tryOften(1, 'easter')).toEqual([422]);
  });

  it('a form of many parts is refused before it is parsed', async () => {
    const form = formOf(FIELDS, PDF);
    for (let part = 0; part < 20; part += 1) form.append('a', '');
    const response = await send(form);
    expect([response.status, await codesOf(response)]).toEqual([400, ['body:malformed']]);
  });
});
