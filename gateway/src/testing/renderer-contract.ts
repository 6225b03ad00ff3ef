/** The contract of every renderer (`CreateRenderer`), tested on the fake shell and on the built one. */
import { type FormResponse, languageCookie, type RenderRequest } from '@mall/contracts';
import { type FakeBuild, route } from '@mall/release/testing';
import { remoteEntry } from './fake-apps.ts';
import { renderText, type startInstance } from './start-instance.ts';

type Running = Awaited<ReturnType<typeof startInstance>>;

const PAGES: FakeBuild = {
  name: 'pages',
  mf: {
    routes: [
      route('sample', '/minta', '/sample'),
      route('neutral', '/qr'),
      route('entry', '/minta/:slug', '/sample/:slug', { list: 'sample' }),
      route('secret', '/titok/:token', '/secret/:token', { token: true, list: 'sample' }),
      route('slotted', '/hely', '/place', { slots: ['good-slot', 'bad-slot'] }),
      route('bad-data', '/rossz-adat', '/bad-data'),
    ],
    redirects: [{ from: '/old-sample', to: 'sample', language: 'en' }],
    slots: [{ name: 'good-slot', module: './slots/good' }],
  },
  files: {
    'node/server.cjs': remoteEntry(
      `if (/adat|data/.test(url)) throw new Error('no data'); return 'Title of ' + url`,
    ),
  },
};

const BROKEN: FakeBuild = {
  name: 'broken',
  mf: {
    routes: [route('bad-view', '/rossz-nezet', '/bad-view')],
    slots: [{ name: 'bad-slot', module: './slots/bad' }],
  },
  files: {
    'node/server.cjs': remoteEntry(
      `if (/hely|place/.test(url)) throw new Error('no slot'); return 'never shown'`,
      `throw new Error('no view')`,
    ),
  },
};

const WAITING: FakeBuild = {
  name: 'waiting',
  mf: { routes: [route('waiting', '/varo', '/waiting')] },
  files: { 'node/server.cjs': remoteEntry(`return 'loaded'`, 'throw new Promise(() => {})') },
};

/** @param start starts the shell under test with these remotes. */
export function testRenderer(start: (remotes: FakeBuild[]) => Promise<Running>) {
  let running: Running;
  beforeAll(async () => {
    running = await start([PAGES, BROKEN, WAITING]);
  });
  afterAll(() => running?.renderer.close(0));

  const get = (url: string, more: Partial<RenderRequest> = {}) =>
    renderText(running.renderer, { url, storedLanguage: undefined, ...more });

  const LAYOUT = /<html lang="en">.*<header.*<main.*<footer/s;

  test('renders a page in the language of its path', async () => {
    const page = await get('/sample?day=1', { storedLanguage: 'hu' });
    expect(page).toEqual({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': 'en' },
      body: expect.stringMatching(LAYOUT),
      variesByLanguage: false,
      owner: 'pages',
      site: { version: expect.any(String), text: expect.any(String) },
      failed: [],
    });
    expect(page.body).toMatch(/<title[^>]*>Title of \/sample\?day=1/);
    expect(page.body).toContain('the component');
  });

  test('names in each page the site file that all pages share', async () => {
    const urls = ['/minta', '/nothing', '/sample', '/qr?lang=en'];
    const pages = await Promise.all(urls.map((url) => get(url)));
    for (const { site, body } of pages)
      expect(body).toContain(`href="/site.json?v=${site?.version}"`);
    expect(new Set(pages.map(({ site }) => site?.version)).size).toBe(1);
    expect((await get('/old-sample')).site).toBeUndefined();
  });

  test.each([
    [undefined, 'hu'],
    ['hu', 'hu'],
    ['en', 'en'],
  ] as const)(
    'renders a neutral path for the stored language %s in %s',
    async (stored, expected) => {
      const { headers, variesByLanguage } = await get('/qr', { storedLanguage: stored });
      expect([headers['content-language'], variesByLanguage]).toEqual([expected, true]);
    },
  );

  test('renders the response to a posted form into its page', async () => {
    const formResponse: FormResponse = {
      ...{ form: 'newsletter', path: '/sample', status: 201, codes: [], inputs: {} },
      data: { balance: 'balance of the card' },
    };
    const page = await get('/sample', { formResponse });
    expect(page.body).toContain('balance of the card');
    expect((await get('/sample')).body).not.toContain('balance of the card');
  });

  test('reads and stores the language of a neutral path from the query of its URL', async () => {
    expect(await get('/qr?lang=en', { storedLanguage: 'hu' })).toMatchObject({
      headers: { 'content-language': 'en', 'set-cookie': languageCookie('en') },
      variesByLanguage: false,
    });
  });

  test('redirects an old path for good and stores its language', async () => {
    expect(await get('/old-sample?day=1', { storedLanguage: 'hu' })).toEqual({
      status: 301,
      headers: {
        location: '/sample?day=1',
        'cache-control': 'no-store',
        'set-cookie': languageCookie('en'),
      },
      body: '',
      variesByLanguage: false,
      failed: [],
    });
  });

  test('sets no cookie in a redirect that only corrects the spelling, which may be cached', async () => {
    const { status, headers } = await get('/MINTA/');
    const expected = { location: '/minta', 'cache-control': 'public, max-age=3600' };
    expect([status, headers]).toEqual([301, expected]);
  });

  test.each([
    ['/nothing', undefined, 'hu'],
    ['/nothing', 'en', 'en'],
    ['/sample/one/nothing', 'hu', 'en'],
  ] as const)(
    'renders a 404 for the unknown path %s and the stored language %s in %s',
    async (url, storedLanguage, language) => {
      const page = await get(url, { storedLanguage });
      expect(page).toMatchObject({
        status: 404,
        headers: { 'content-language': language },
        variesByLanguage: true,
        failed: [],
      });
      expect(page.owner).toBeUndefined();
      expect(page.body).toMatch(new RegExp(`<html lang="${language}">.*<header.*<footer`, 's'));
    },
  );

  test('renders a token page without index, referrer and cache', async () => {
    const { status, headers } = await get('/secret/AbC123');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
  });

  const logged = (app: string, message: string, part: object = {}) =>
    expect.objectContaining({
      ...{ app, release: running.instance.composition.apps[app], ...part },
      error: expect.stringContaining(message),
    });

  test('renders the page without a slot that fails, and names its app', async () => {
    const page = await get('/place');
    expect(page).toMatchObject({ status: 200, owner: 'pages', failed: ['broken'] });
    expect(page.body).toContain('the component');
    expect(running.lines).toContainEqual(logged('broken', 'no slot', { part: './slots/bad' }));
  });

  test('renders a 503 with header and footer when the component waits without end', async () => {
    const page = await get('/waiting');
    expect(page).toMatchObject({ status: 503, owner: 'waiting', failed: ['waiting'] });
    expect(page.body).toMatch(LAYOUT);
  });

  test.each([
    ['loader', '/bad-data', 'pages', 'no data'],
    ['component', '/bad-view', 'broken', 'no view'],
  ])(
    'renders a 503 with header and footer when the %s throws',
    async (_part, url, app, message) => {
      const page = await get(url);
      const headers = { 'content-language': 'en', 'retry-after': '5' };
      expect(page).toMatchObject({ status: 503, headers, owner: app, failed: [app] });
      expect(page.body).toMatch(LAYOUT);
      expect(running.lines).toContainEqual(logged(app, message));
    },
  );

  test('renders a page without a disabled app', async () => {
    const slot = await get('/place', { disabledApps: ['broken'] });
    expect(slot).toMatchObject({ status: 200, failed: ['broken'] });
    const page = await get('/sample', { disabledApps: ['pages'] });
    expect(page).toMatchObject({ status: 503, owner: 'pages', failed: ['pages'] });
    expect(await get('/sample')).toMatchObject({ status: 200, failed: [] });
  });
}
