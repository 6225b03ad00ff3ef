/** Releases that not all visitors get: previews and canaries, by the release command on a running gateway. */
import { BucketError, type ReleaseStore } from '@mall/release';
import { auditsOf, publishFake, runCommand, temporaryStore } from '@mall/release/testing';
import { Candidates } from './composition/candidates.ts';
import { type FakeApi, startFakeApi } from './testing/fake-api.ts';
import { goLive, PAGE, remoteBuild, shellBuild } from './testing/fake-apps.ts';
import { type RunningGateway, runGateway, until } from './testing/running-gateway.ts';

let api: FakeApi;
let store: ReleaseStore;
let gateway: RunningGateway;
const others: RunningGateway[] = [];

beforeAll(async () => {
  api = await startFakeApi();
});
afterAll(() => api.close());

const cinema = (text: string) => remoteBuild('cinema', PAGE.good(text));
const run = (line: string) =>
  runCommand({ root: '/', store, by: 'anna', ask: undefined }, ...line.split(' '));

/** Publishes a release of the cinema. @returns its ref. */
async function published(build = cinema('second')): Promise<string> {
  const { app, id } = await publishFake(store, build);
  return `${app}@${id}`;
}

async function startSite(): Promise<void> {
  store = await temporaryStore();
  await goLive(store, shellBuild, cinema('first'));
  gateway = await runGateway(store, { API_ORIGIN: api.origin });
}
/** Starts another gateway of the site. */
async function startOther(): Promise<RunningGateway> {
  const other = await runGateway(store, { API_ORIGIN: api.origin });
  others.push(other);
  return other;
}
const stopSite = () => Promise.all([gateway, ...others.splice(0)].map((one) => one.close()));

interface Visit {
  text: string;
  composition: string | null;
  cookie: string | undefined;
  response: Response;
}

async function visit(path: string, cookie = '', site = gateway): Promise<Visit> {
  const response = await site.get(path, { cookie });
  return {
    text: (await response.text()).includes('second') ? 'second' : 'first',
    composition: response.headers.get('x-composition'),
    cookie: response.headers.get('set-cookie')?.split(';')[0],
    response,
  };
}

/** Sends one report for each of `count` visitors of a composition, who have different addresses. */
async function report(composition: string, count: number, failed: string[]): Promise<void> {
  const body = { composition, page: 'cinema', routes: { cinema: failed }, vitals: {} };
  for (let client = 0; client < count; client += 1) {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${client}`,
    };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    expect((await fetch(`${gateway.origin}/vitals`, sent)).status).toBe(204);
  }
}

const takeBacks = async () =>
  (await auditsOf(store)).filter(({ action }) => action === 'take-back');

describe('a preview', () => {
  // Each test opens its preview in another browser, so that they can share a gateway.
  beforeAll(startSite);
  afterAll(stopSite);

  /** Opens the link that the command prints. @returns the cookie of the browser. */
  async function open(args: string): Promise<{ cookie: string; id: string }> {
    const [heading = '', link = ''] = (await run(`preview ${args}`)).slice(-2);
    const { pathname, search } = new URL(link);
    const opened = await gateway.get(pathname + search);
    expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([303, 'no-referrer']);
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('; HttpOnly; SameSite=Lax');
    const [, id = ''] = /cancel ([0-9a-f]{8})/.exec(heading) ?? [];
    return { cookie: cookie.split(';')[0] ?? '', id };
  }

  test('shows a release, and lists the pages that it can break, to one browser until it leaves', async () => {
    const { cookie, id } = await open(`${await published()} --page /cinema-hu`);
    const { text, composition, response } = await visit('/cinema-hu', cookie);
    expect([text, composition]).toEqual(['second', `1.${id}`]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await visit('/cinema-hu')).toMatchObject({ text: 'first', composition: '1' });
    const pages = await (await gateway.get('/preview/pages', { cookie })).json();
    expect(pages).toContainEqual({
      ...{ app: 'cinema', route: 'cinema', path: '/cinema-hu', language: 'hu' },
    });
    expect((await gateway.get('/preview/pages')).status).toBe(404);
    const ended = await gateway.get('/preview?end', { cookie });
    expect(ended.headers.get('set-cookie')).toMatch(/^preview=; Path=\/; Max-Age=0;/);
  });

  test('has its own site file from another gateway too', async () => {
    const { cookie, id } = await open(await published());
    const html = await (await gateway.get('/cinema-hu', { cookie })).text();
    const url = /href="(\/site\.json\?v=[^"]+)"/.exec(html)?.[1] ?? '';
    const file = await (await startOther()).get(url, { cookie });
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(await file.json()).toEqual(await (await gateway.get(url)).json());
    await run(`cancel ${id}`);
  });

  test('follows what is promoted meanwhile, and ends when it is cancelled', async () => {
    const { cookie, id } = await open(await published());
    await goLive(store, remoteBuild('shops', PAGE.good('first')));
    await until(async () => (await visit('/')).composition === '2');
    expect(await visit('/cinema-hu', cookie)).toMatchObject({
      ...{ text: 'second', composition: `2.${id}` },
    });
    await run(`cancel ${id}`);
    await until(async () => (await visit('/cinema-hu', cookie)).text === 'first');
  });

  test('needs a valid link, which leads to no other site', async () => {
    const statusOf = async (query: string) => (await gateway.get(`/preview?${query}`)).status;
    for (const query of ['', 'token=x', 'token=a.b.c&page=/', 'page=/'])
      expect(await statusOf(query)).toBe(404);
    const [link = ''] = (await run('preview --for 5m')).slice(-1);
    const { searchParams } = new URL(link);
    const elsewhere = ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'];
    for (const page of [...elsewhere, '/a b']) {
      searchParams.set('page', page);
      expect(await statusOf(`${searchParams}`)).toBe(404);
    }
  });
});

describe('a canary', () => {
  beforeEach(startSite);
  afterEach(stopSite);

  /** Visits by browsers that have not been here before. */
  const strangers = (count: number, site = gateway) =>
    Promise.all(Array.from({ length: count }, () => visit('/cinema-hu', '', site)));
  const seconds = (visits: readonly Visit[]) => visits.filter(({ text }) => text === 'second');

  test('is served to its share of visitors, who keep it on each gateway', async () => {
    const other = await startOther();
    const [line = ''] = (await run(`promote ${await published()} --weight 30`)).slice(-1);
    expect(line).toContain('for 30 % of visitors');
    const { rollout } = (await store.rollouts.all())[0] ?? {};
    const visits = await strangers(60);
    expect(new Set(visits.map(({ text }) => text))).toEqual(new Set(['first', 'second']));
    for (const { text, cookie, response } of visits.slice(0, 20)) {
      expect(response.headers.get('cache-control')).toContain('private');
      const again = await visit('/cinema-hu', cookie);
      expect([again.text, again.cookie]).toEqual([text, undefined]);
      expect(again.response.headers.get('vary')).toContain('Cookie');
      expect((await visit('/cinema-hu', cookie, other)).text).toBe(text);
      const call = await gateway.get('/api/shops', { cookie: cookie ?? '' });
      expect(call.headers.get('x-composition')).toBe(text === 'second' ? `1.${rollout?.id}` : '1');
    }
  });

  test('grows, and is live for everybody at 100 %', async () => {
    const second = await published();
    await run(`promote ${second} --weight 1`);
    await run(`promote ${second} --weight 99`);
    await until(async () => seconds(await strangers(20)).length > 10);
    const [line = ''] = (await run(`promote ${second} --weight 100`)).slice(-1);
    expect(line).toContain('revision 2 is live');
    expect(await visit('/cinema-hu')).toMatchObject({ text: 'second', composition: '2' });
    expect((await run('schedule'))[0]).toContain('done: revision 2');
  });

  test('is taken from its visitors when it is cancelled', async () => {
    const second = await published();
    await run(`promote ${second} --weight 99`);
    const [one] = seconds(await strangers(20));
    const { rollout } = (await store.rollouts.all())[0] ?? {};
    await run(`cancel ${rollout?.id}`);
    await until(async () => (await visit('/cinema-hu', one?.cookie)).text === 'first');
    const call = await gateway.get('/api/shops', { cookie: one?.cookie ?? '' });
    expect(call.headers.get('x-composition')).toBe('1');
  });

  test('is refused when a page of it throws, before a visitor gets it', async () => {
    const broken = await published(remoteBuild('cinema', PAGE.throws));
    await expect(run(`promote ${broken} --weight 50`)).rejects.toThrow(/refused.*\/cinema-hu/s);
    expect((await run('schedule'))[0]).toContain('refused: smoke test');
    expect(seconds(await strangers(20))).toEqual([]);
  });

  test('is served once the bucket is back that was away at its start', async () => {
    jest.spyOn(Candidates.prototype, 'get').mockRejectedValueOnce(new BucketError('away'));
    await run(`promote ${await published()} --weight 99`);
    expect(seconds(await strangers(20))).not.toEqual([]);
  });

  test('is one at a time, and ends when another release of its app becomes live', async () => {
    await run(`promote ${await published()} --weight 50`);
    const third = await published(cinema('third'));
    await expect(run(`promote ${third} --weight 50`)).rejects.toThrow(/canary .* is being served/);
    await goLive(store, cinema('third'));
    await until(async () => (await run('schedule'))[0]?.includes('conflict: cinema') ?? false);
  });

  describe('by what browsers report', () => {
    async function startCanary(build = cinema('second')): Promise<{ ref: string; name: string }> {
      const ref = await published(build);
      await run(`promote ${ref} --weight 50`);
      const { rollout } = (await store.rollouts.all())[0] ?? {};
      return { ref, name: `1.${rollout?.id}` };
    }

    test('is taken back once by two gateways, with the figures', async () => {
      await startOther();
      const { ref, name } = await startCanary();
      const [one] = seconds(await strangers(20));
      await report('1', 40, []);
      await report(name, 20, ['cinema']);
      await until(async () => (await takeBacks()).length > 0);
      const figures = 'errors on cinema: 20 of 20 views (100.0 %), before 0 of 40 views (0.0 %)';
      await until(async () => (await visit('/cinema-hu', one?.cookie)).text === 'first');
      const ended = () =>
        [gateway, ...others]
          .flatMap(({ lines }) => lines)
          .filter(({ result }) => result === 'taken-back');
      await until(() => ended().length > 0);
      expect(ended()).toMatchObject([{ rollout: name.slice(2), why: figures }]);
      expect(await takeBacks()).toMatchObject([{ by: 'gateway', subject: ref, why: figures }]);
      expect((await run('status')).join('\n')).toContain(`taken back: ${figures}`);
    });

    test('counts few reports of one client', async () => {
      const { name } = await startCanary();
      await report('1', 40, []);
      for (let times = 0; times < 40; times += 1) await report(name, 1, ['cinema']);
      await report(name, 20, ['cinema']);
      await until(async () => (await takeBacks()).length > 0);
      // Three of the one, and those of the others.
      expect((await takeBacks())[0]?.why).toMatch(/: 2[0-2] of 2[0-2] views/);
    });

    test('is taken back when its pages fail on the server more often', async () => {
      const more = remoteBuild(
        'cinema',
        "if (url.includes('x')) throw new Error('late'); return 'second'",
      );
      const { name } = await startCanary(more);
      for (const share of [99, 0]) {
        const cookie = `canary=${name.slice(2)}.${share}`;
        for (let page = 0; page < 30; page += 1)
          await gateway.get(`/cinema-hu/x${page}`, { cookie });
      }
      await until(async () => (await takeBacks()).length > 0);
      expect((await takeBacks())[0]?.why).toMatch(/^failed renders: \d+ of \d+ views/);
    });
  });
});

describe('a promotion for all visitors', () => {
  beforeEach(startSite);
  afterEach(stopSite);

  test('is taken back once by two gateways, with the figures', async () => {
    await startOther();
    const ref = await published();
    await report('1', 40, []);
    await run(`promote ${ref}`);
    expect((await run('status')).join('\n')).toContain('watched until');
    // Pages that were open before report of what was live then.
    await report('1', 10, []);
    await report('2', 20, ['cinema']);
    await until(async () => (await takeBacks()).length > 0);
    const figures = 'errors on cinema: 20 of 20 views (100.0 %), before 0 of 50 views (0.0 %)';
    for (const site of [gateway, ...others]) {
      await until(async () => (await visit('/cinema-hu', '', site)).composition === '3');
      expect((await visit('/cinema-hu', '', site)).text).toBe('first');
    }
    expect(await takeBacks()).toMatchObject([{ by: 'gateway', why: figures, toRevision: 3 }]);
    expect((await run('status'))[0]).toContain(`take back ${ref}: ${figures}`);
    const released = (await run('releases cinema')).find((line) => line.startsWith(ref));
    expect(released).toContain('taken back');
    expect((await gateway.get('/readyz')).status).toBe(200);
  });
});
