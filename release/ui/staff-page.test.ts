/** The staff page over HTTP, on a store in a folder, with the commands that a terminal has. */
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Release } from '@mall/contracts';
import { formRunner } from '../src/cli/form-command.ts';
import { addPreview, CHECK_REASON } from '../src/rollouts/preview.ts';
import { listedRollouts } from '../src/rollouts/rollout-line.ts';
import { openStore } from '../src/store/open-store.ts';
import type { ReleaseStore } from '../src/store/release-store.ts';
import { publishFake, route, temporaryFolder, version } from '../src/testing/fake-build.ts';
import { runCommand, TEST_SITE } from '../src/testing/run-command.ts';
import { staffServer } from '../src/ui/staff-server.ts';
import { render } from './pages.tsx';

let folder: string;
let store: ReleaseStore;
let one: Release;
let two: Release;
let server: ReturnType<typeof staffServer>;
let origin: string;
let link: string;
let gateway: Server;
/** What the gateway sends as its metrics. */
let metrics: string | undefined;

beforeEach(async () => {
  metrics = undefined;
  gateway = createServer((_request, response) => {
    response.writeHead(metrics === undefined ? 404 : 200).end(metrics);
  });
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  folder = await temporaryFolder();
  store = openStore(folder);
  await publishFake(store, { name: 'shell' });
  one = await publishFake(
    store,
    version('cinema', 'one', { mf: { routes: [route('old', '/old')] } }),
  );
  two = await publishFake(
    store,
    version('cinema', 'two', { mf: { routes: [route('new', '/new')] } }),
  );
  await runCommand(
    { root: folder, store, by: 'root', ask: undefined },
    'promote',
    'shell',
    `cinema@${one.id}`,
  );
  const context = {
    root: folder,
    store,
    by: 'anna',
    ...TEST_SITE,
    siteOrigin: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  };
  server = staffServer({
    ...context,
    metricsToken: undefined,
    pages: { render, files: new Map([['pages.css', Buffer.from('a{}')]]) },
    run: formRunner(context),
  });
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  link = server.access.linkFor(Number(new URL(address).port));
  ({ origin } = new URL(link));
});
afterEach(async () => {
  await server.app.close();
  gateway.close();
});

/** Page of the form of a promotion. */
const FORM = '/change?command=promote&subject=cinema';
const manually = { redirect: 'manual' } as const;

/** The text of a page, without its tags. */
async function textOf(response: Response): Promise<string> {
  const html = await response.text();
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

/** A browser that has opened the link. */
async function browser() {
  const opened = await fetch(link, manually);
  const [cookie = ''] = opened.headers.get('set-cookie')?.split(';') ?? [];
  const get = (path: string, headers = {}) =>
    fetch(origin + path, { headers: { cookie, ...headers } });
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    fetch(origin + path, {
      ...{ method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' },
      headers: { cookie, origin, ...headers },
    });
  /** The page of the command, once it is in this state. */
  const untilShown = async (title: string): Promise<string> => {
    for (;;) {
      const text = await textOf(await get('/action'));
      if (text.includes(`${title} `)) return text;
      if (!text.includes('Running ')) throw new Error(`not ${title}: ${text}`);
    }
  };
  return { opened, get, post, untilShown };
}

describe('access', () => {
  test('the link works once, and leaves a cookie that only this page gets', async () => {
    const { opened, get } = await browser();
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/']);
    expect(opened.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/);
    expect((await get('/')).status).toBe(200);
    const again = await fetch(link, manually);
    expect([again.status, await textOf(again)]).toEqual([
      403,
      expect.stringContaining('This link was used'),
    ]);
    expect((await fetch(`${origin}/open?token=guess`, manually)).status).toBe(403);
  });

  test('nobody else gets a page', async () => {
    const response = await fetch(origin);
    expect([response.status, await textOf(response)]).toEqual([
      403,
      expect.stringContaining('Open the link that was printed'),
    ]);
  });

  test.each([{ host: 'mall.example' }, { host: '127.0.0.1' }])(
    'a page asked for as %j is refused',
    async ({ host }) => {
      const { statusCode } = await server.app.inject({ url: '/', headers: { host } });
      expect(statusCode).toBe(403);
    },
  );

  test.each([
    { origin: 'http://127.0.0.1:1' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
  ])('a form of another page is refused: %j', async (headers) => {
    const { post } = await browser();
    const response = await post('/action', { command: 'remove', subject: 'cinema' }, headers);
    expect(response.status).toBe(403);
    expect((await store.live())?.apps).toHaveProperty('cinema');
  });

  test('pages run no script, are framed by none, and are not kept', async () => {
    const { get } = await browser();
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a change', () => {
  test('promotes as the command does, and prints its lines', async () => {
    const { get, post, untilShown } = await browser();
    const subject = `cinema@${two.id}`;
    const response = await post('/action', { command: 'promote', subject, reason: 'new hall' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/action']);
    const text = await untilShown('Done');
    expect(text).toContain(`cinema (team cinema): ${one.id} → ${two.id} + route new`);
    expect(await store.live()).toMatchObject({
      ...{ by: 'anna', apps: { cinema: two.id }, reason: `promote ${subject}: new hall` },
    });
    expect(await textOf(await get('/'))).toContain(two.id);
  });

  test('only shows what changes', async () => {
    const { post, untilShown } = await browser();
    await post('/action', { command: 'promote', subject: `cinema@${two.id}`, 'dry-run': 'on' });
    expect(await untilShown('Done')).toContain('nothing was changed: this is a dry run');
    expect(await store.newestRevision()).toBe(1);
  });

  test('of whole apps lists them and asks; nothing else is begun meanwhile', async () => {
    const { get, post, untilShown } = await browser();
    const remove = { command: 'remove', subject: 'cinema' };
    await post('/action', remove);
    expect(await untilShown('Go on?')).toContain(`cinema (team cinema): ${one.id} is taken out`);
    expect((await post('/action', remove)).status).toBe(409);
    expect(await textOf(await get('/'))).toContain('remove cinema is not over');
    await post('/answer', { answer: 'no' });
    expect(await untilShown('Not done')).toContain('nothing was changed');
    expect((await post('/answer', { answer: 'yes' })).status).toBe(409);
    await post('/action', remove);
    await untilShown('Go on?');
    await post('/answer', { answer: 'yes' });
    await untilShown('Done');
    expect((await store.live())?.apps).not.toHaveProperty('cinema');
  });

  test('of another team needs its box and a reason', async () => {
    await writeFile(join(folder, 'owners.json'), JSON.stringify({ 'team cinema': ['bela'] }));
    const { get, post, untilShown } = await browser();
    expect(await textOf(await get(FORM))).toContain('I do this for team cinema');
    const promote = { command: 'promote', subject: `cinema@${two.id}` };
    await post('/action', promote);
    expect(await untilShown('Not done')).toContain(
      'cinema belongs to team cinema (bela), and anna is not in it',
    );
    const forThem = { ...promote, 'for-other-team': 'on' };
    const withoutReason = await post(FORM, forThem);
    expect([withoutReason.status, await textOf(withoutReason)]).toEqual([
      400,
      expect.stringContaining('--for-other-team needs --reason'),
    ]);
    await post('/action', { ...forThem, reason: 'broken' });
    expect(await untilShown('Done')).toContain('warning: this is done for team cinema');
  });

  test.each([
    [{ command: 'publish' }, 'command: promote, rollback, remove, cancel, not "publish"'],
    [{ command: 'cancel', subject: '1', weight: '5' }, "unknown option '--weight=5'"],
    [
      { command: 'promote', subject: 'cinema', weight: '101' },
      "option '--weight <percent>' argument '101' is invalid. a share is",
    ],
    [
      { command: 'promote', subject: 'cinema', others: '--force' },
      "argument value '--force' is invalid",
    ],
    [{ command: 'rollback' }, 'name an app, or a revision with --to'],
  ] as [Record<string, string>, string][])(
    '%j is refused on the page of its form and names the field',
    async (fields, message) => {
      const { get, post } = await browser();
      const response = await post(FORM, fields);
      expect(response.status).toBe(400);
      expect(
        (await textOf(response))
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"'),
      ).toContain(message);
      expect((await get('/action')).status).toBe(404);
    },
  );

  test('that is refused shows its form again, as it was filled in', async () => {
    const { get, post, untilShown } = await browser();
    const fields = {
      ...{ command: 'promote', subject: `cinema@${two.id}`, until: '2030-01-01T00:00' },
      ...{ reason: 'new "hall"', force: 'on' },
    };
    const shown = await (await post(FORM, fields)).text();
    expect(await textOf(new Response(shown))).toContain('Nothing was changed --until needs --at');
    const filledIn = [
      `<option value="cinema@${two.id}" selected="">`,
      /name="until"[^>]* value="2030-01-01T00:00"/,
      /name="reason"[^>]* value="new &quot;hall&quot;"/,
      /name="force"[^>]* checked=""/,
    ];
    for (const part of filledIn) expect(shown).toMatch(part);
    expect(shown.match(/new &quot;hall&quot;/g)).toHaveLength(1);

    await writeFile(join(folder, 'owners.json'), JSON.stringify({ 'team cinema': ['bela'] }));
    await post(FORM, { ...fields, until: '', force: '' });
    await untilShown('Not done');
    const [, form = ''] =
      /<a href="(\/change[^"]*)"/.exec(await (await get('/action')).text()) ?? [];
    expect(await (await get(form.replaceAll('&amp;', '&'))).text()).toMatch(
      /name="reason"[^>]* value="new &quot;hall&quot;"/,
    );
  });

  test('of a canary’s share, and its end', async () => {
    const { get, post, untilShown } = await browser();
    const canary = { command: 'promote', subject: `cinema@${two.id}` };
    await post('/action', { ...canary, weight: '5' });
    await untilShown('Done');
    await post('/action', { ...canary, weight: '50' });
    await untilShown('Done');
    const shown = await textOf(await get('/rollouts'));
    const [, id = ''] = /Canary (\w{8}) 50 % of visitors/.exec(shown) ?? [];
    await post('/action', { command: 'cancel', subject: id, reason: 'slow' });
    await untilShown('Done');
    expect(await textOf(await get('/rollouts'))).toContain(`Canary ${id} cancelled by anna: slow`);
  });
});

describe('pages', () => {
  test('the difference of any two compositions names apps, routes and paths', async () => {
    const { get } = await browser();
    await runCommand({ root: folder, store, by: 'anna', ask: undefined }, 'promote', 'cinema');
    const text = await textOf(await get('/difference?from=1&to=2'));
    expect(text).toContain(`${one.id} → ${two.id} + route new + path /new - route old`);
    expect(await textOf(await get('/difference?from=2&to=1'))).toContain('+ route old');
    expect((await get('/difference?from=x&to=1')).status).toBe(400);
    expect((await get('/difference?from=1&to=2&to=0')).status).toBe(400);
    expect((await get('/difference?from=1&to=3')).status).toBe(404);
  });

  test('says why a visitor got a file: by revision, canary and release', async () => {
    const { get, post, untilShown } = await browser();
    await post('/action', {
      command: 'promote',
      subject: `cinema@${two.id}`,
      weight: '5',
      reason: 'a try',
    });
    await untilShown('Done');
    const author = { by: 'anna', why: CHECK_REASON };
    const check = await addPreview(store, { cinema: two.id }, { minutes: 5 }, author);
    expect(await textOf(await get('/rollouts'))).not.toContain(check.id);
    const [state] = await listedRollouts(store);
    const why = async (composition: string, file: string) => {
      const query = new URLSearchParams({ composition, file });
      return textOf(await get(`/why?${query}`));
    };
    const canary = await why(
      `1.${state?.rollout.id}`,
      `https://mall.example/js/cinema/${two.id}/entry.js?a`,
    );
    expect(canary).toContain(`It is of cinema@${two.id}, which this composition has.`);
    expect(canary).toContain('The browser was given this canary.');
    expect(canary).toContain('anna a try');
    expect(await why(`1.${check.id}`, '')).toContain(
      'The browser opened the link of this preview.',
    );
    const other = await why('1', `/js/cinema/${two.id}/entry.js`);
    expect(other).toContain('This composition has another release. Revisions with the file: none.');
    expect(await why('1', `/js/cinema/${one.id}/gone.js`)).toContain(
      'No release of cinema in the store has this file.',
    );
    expect(await why('12x', '')).toContain('composition: like 12 or 12.1a2b3c4d, not');
    expect(await why('1', '/css/a.css')).toContain('file: /js/');
  });

  test('health and web vitals stand beside those of the release before', async () => {
    const { get } = await browser();
    await runCommand({ root: folder, store, by: 'anna', ask: undefined }, 'promote', 'cinema');
    metrics = [
      ...[one.id, two.id].flatMap((release, index) => [
        `web_vitals_lcp_seconds_bucket{le="${index + 1}",app="cinema",release="${release}"} 4`,
        `web_vitals_lcp_seconds_count{app="cinema",release="${release}"} 4`,
        `browser_failed_views_total{app="cinema",release="${release}"} ${index + 1}`,
      ]),
      `render_failed_apps_total{app="cinema",release="${two.id}"} 3`,
    ].join('\n');
    const text = await textOf(await get('/'));
    expect(text).toContain('2 failed views, 3 failed renders');
    expect(text).toContain('4 browser reports; before: 1 failed view');
    expect(text).toMatch(/LCP, 75th percentile 1\.50 s before: 750 ms/);
  });

  test('without metrics the page says why', async () => {
    const { get } = await browser();
    expect(await textOf(await get('/'))).toContain(
      '/metrics responds with 404; on another machine METRICS_TOKEN is needed',
    );
  });

  test.each(['/nowhere', '/change?command=promote&subject=nothing'])(
    '%s is not found',
    async (path) => {
      const { get } = await browser();
      expect((await get(path)).status).toBe(404);
    },
  );
});
