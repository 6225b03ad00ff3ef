/** Two API processes on one PostgreSQL: limits of forms, keys of submissions and draws hold for both together. */
import { execFile } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_FORMS, type ApiForm, IDEMPOTENCY_HEADER } from '@mall/contracts';
import { REPOSITORY } from '../repository.ts';
import { freePort } from '../testing/site.ts';
import { addressHash, DATA_KEYS, drillDatabase } from './database.ts';
import { Service } from './service.ts';

jest.setTimeout(120_000);

const CAMPAIGN = 'mikulas-nyomaban';

/** The encrypted text of a subscriber is that of an entry with the same id. */
const ENTER_SUBSCRIBER = `
  insert into game_entries (id, campaign, email_hash, encrypted, language, entered_at)
  select id, '${CAMPAIGN}', email_hash, encrypted, language, '2020-01-01'
  from newsletter_subscribers where email_hash = '${addressHash('winner@example.com')}'`;

/** The first draw stores its winner when the other has come as far, or waits for the first. */
const AWAIT_OTHER_DRAW = `
  create function await_other_draw() returns trigger language plpgsql as $$ begin
    while not exists (select from draw_winners) and 2 > (
      select count(distinct pid) from pg_locks where not granted
      or relation = 'draw_winners'::regclass and mode = 'RowExclusiveLock'
    ) loop perform pg_sleep(0.01); end loop;
    return new;
  end $$;
  create trigger await_other_draw before insert on draw_winners
  for each row execute function await_other_draw()`;

const isInstalled = globSync('/usr/lib/postgresql/*/bin/initdb').length > 0;

(isInstalled ? describe : describe.skip)('two APIs', () => {
  let folder: string;
  let database: ReturnType<typeof drillDatabase>;
  const origins: string[] = [];
  const apis: Service[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'two-apis-'));
    // PostgreSQL runs as another account.
    chmodSync(folder, 0o755);
    database = drillDatabase(path.join(folder, 'postgres'), await freePort());
    await database.service.start();
    // One after the other: the first imports the content.
    for (const name of ['one', 'two']) {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const api = new Service({
        ...{ name, command: process.execPath, args: ['api/src/main.ts'], cwd: REPOSITORY },
        env: {
          ...{ DATABASE_URL: database.url, DATA_KEYS, API_PORT: String(port), DATA_DIR: folder },
          ...{ IMAGES_DIR: path.join(REPOSITORY, '.cache/images'), PREGENERATE_IMAGES: 'off' },
        },
        logFile: path.join(folder, `${name}.log`),
        isReady: () =>
          fetch(`${origin}/api/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
      });
      // Ended too when it does not start: a process that is left would keep Jest from its end.
      apis.push(api);
      origins.push(origin);
      await api.start();
    }
  });
  afterAll(async () => {
    for (const api of apis) await api.end('SIGTERM');
    await database.service.end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends a form `count` times to the APIs in turn, all at once. */
  const send = (count: number, form: ApiForm, body: object, headers: Record<string, string> = {}) =>
    Promise.all(
      Array.from({ length: count }, async (_, turn) => {
        const response = await fetch(`${origins[turn % 2]}/api${API_FORMS[form].path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
        return response.status;
      }),
    );
  /** What the command prints. */
  const draw = (seed: string) =>
    new Promise<string>((resolve) => {
      const options = '--count 1 --until 2020-01-01 --prize-hu Mozijegy --prize-en Ticket';
      const args = ['draw-winners', CAMPAIGN, '--seed', seed, ...options.split(' ')];
      const env = { DATABASE_URL: database.url, DATA_KEYS, DATA_DIR: folder };
      const run = ['api/src/cli/staff.ts', ...args];
      execFile(process.execPath, run, { cwd: REPOSITORY, env }, (_error, out, err) =>
        resolve(out + err),
      );
    });
  const counted = (statuses: number[]) =>
    Object.fromEntries(
      [...Map.groupBy(statuses, String)].map(([status, { length }]) => [status, length]),
    );

  test.each<[limit: string, count: number, form: ApiForm, body: object, counts: object]>([
    [
      'ten forms for one address',
      ...([40, 'passwordMail', { email: 'often@example.com' }, { 201: 10, 429: 30 }] as const),
    ],
    [
      'ten guesses of one client',
      ...([40, 'giftCardBalance', { token: 'WRONG100' }, { 422: 10, 429: 30 }] as const),
    ],
    ['300 forms of one network', 400, 'newsletter', {}, { 422: 300, 429: 100 }],
  ])('accept %s', async (limit, count, form, body, counts) => {
    const client = { 'x-forwarded-for': `203.0.113.${limit.length}` };
    expect(counted(await send(count, form, body, client))).toEqual(counts);
  });

  test('store a form once that is sent to both with one key', async () => {
    const email = 'once@example.com';
    const key = { [IDEMPOTENCY_HEADER]: 'once' };
    const statuses = await send(10, 'newsletter', { email, accept_terms: true }, key);
    expect(counted(statuses)).toEqual({ 201: 10 });
    const stored = database.subscribers().filter((hash) => hash === addressHash(email));
    expect(stored).toHaveLength(1);
  });

  test('let an entry win once, in two draws at once', async () => {
    await send(1, 'newsletter', { email: 'winner@example.com', accept_terms: true });
    database.psql(ENTER_SUBSCRIBER);
    database.psql(AWAIT_OTHER_DRAW);
    const draws = await Promise.all(['one', 'two'].map(draw));
    expect(draws.toSorted()).toEqual([
      expect.stringContaining('1 of 1 entries have won'),
      expect.stringContaining('0 entries can win'),
    ]);
  });
});
