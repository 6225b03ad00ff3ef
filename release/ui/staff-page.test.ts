/** The staff page over HTTP, on a store in a folder, with the commands that a terminal has. */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Release } from '@mall/contracts';
import { formRunner } from '../src/cli/form-command.ts';
import { addPreview, CHECK_REASON } from '../src/rollouts/preview.ts';
import { listedRollouts } from '../src/rollouts/rollout-line.ts';
import type { ReleaseStore } from '../src/store/release-store.ts';
import { publishFake, putFake, route, version } from '../src/testing/fake-build.ts';
import { type CommandStore, commandStore, TEST_SITE } from '../src/testing/run-command.ts';
import { staffServer } from '../src/ui/staff-server.ts';
import { render } from './pages.tsx';

let folder: string;
let store: ReleaseStore;
let run: CommandStore['run'];
let shell: Release;
let one: Release;
let two: Release;
let server: ReturnType<typeof staffServer>;
let origin: string;
let link: string;
/** The response to the browser that has opened the link, and its cookie. */
let opened: Response;
let cookie: string;
/** What each of the gateways sends as its metrics. */
let metrics: string[];

const gateways = [0, 1].map((index) =>
  createServer((_request, response) => {
    response.writeHead(metrics[index] === undefined ? 404 : 200).end(metrics[index]);
  }),
);
beforeAll(async () => {
  for (const gateway of gateways) await once(gateway.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  for (const gateway of gateways) gateway.close();
});

const manually = { redirect: 'manual' } as const;

/** Serves the page of a store where the first of two releases is live, and opens its link. */
async function start(): Promise<void> {
  metrics = [];
  ({ folder, store, run } = await commandStore());
  const cinema = (text: string, id: string) =>
    putFake(store, version('cinema', text, { mf: { routes: [route(id, `/${id}`)] } }));
  shell = await putFake(store, { name: 'shell' });
  [one, two] = [await cinema('one', 'old'), await cinema('two', 'new')];
  await run(`promote shell cinema@${one.id}`, { by: 'root' });
  const metricsOrigins = gateways.map(
    (gateway) => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  );
  const context = { root: folder, store, by: 'anna', ...TEST_SITE, metricsOrigins };
  const pages = { render, files: new Map([['pages.css', Buffer.from('a{}')]]) };
  server = staffServer({ ...context, pages, run: formRunner(context) });
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  link = server.access.linkFor(Number(new URL(address).port));
  ({ origin } = new URL(link));
  opened = await fetch(link, manually);
  [cookie = ''] = opened.headers.get('set-cookie')?.split(';') ?? [];
}

const stop = () => server.app.close();

/** Page of the form of a promotion. */
const FORM = '/change?command=promote&subject=cinema';

/** The text of a page, without its tags. */
async function textOf(response: Response): Promise<string> {
  const html = await response.text();
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? '')
    .replace(/\s+/g, ' ');
}
const ENTITIES: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

const get = (path: string) => fetch(origin + path, { headers: { cookie } });
const shown = async (path: string) => textOf(await get(path));

const post = (path: string, fields: Record<string, string>, headers = {}) =>
  fetch(origin + path, {
    ...{ method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' },
    headers: { cookie, origin, ...headers },
  });

/** The page of the command, once it is in this state. */
async function untilShown(title: string): Promise<string> {
  for (;;) {
    const text = await shown('/action');
    if (text.includes(`${title} `)) return text;
    if (!text.includes('Running ')) throw new Error(`not ${title}: ${text}`);
  }
}

const isNotOwner = () =>
  writeFile(join(folder, 'owners.json'), JSON.stringify({ 'team cinema': ['bela'] }));

describe('before a change', () => {
  beforeAll(start);
  afterAll(stop);

  test('the link works once, with a cookie for a page that runs no script and is framed by none', async () => {
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/']);
    expect(opened.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/);
    const { status, headers } = await get('/');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
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

  test.each(['mall.example', '127.0.0.1'])('a page asked for at %s is refused', async (host) => {
    const { statusCode } = await server.app.inject({ url: '/', headers: { host } });
    expect(statusCode).toBe(403);
  });

  test.each([
    { origin: 'http://127.0.0.1:1' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
  ])('a form of another page is refused: %j', async (headers) => {
    const response = await post('/action', { command: 'remove', subject: 'cinema' }, headers);
    expect(response.status).toBe(403);
    expect((await store.live())?.apps).toHaveProperty('cinema');
  });

  test.each<[fields: Record<string, string>, message: string]>([
    [{ command: 'publish' }, 'command: promote, rollback, remove, cancel, not "publish"'],
    [{ command: 'cancel', subject: '1', weight: '5' }, "unknown option '--weight=5'"],
    [
      { command: 'promote', subject: 'cinema', weight: '101' },
      "option '--weight <percent>' argument '101' is invalid. A share is",
    ],
    [
      { command: 'promote', subject: 'cinema', others: '--force' },
      "argument value '--force' is invalid",
    ],
    [{ command: 'rollback' }, 'name an app, or a revision with --to'],
  ])('%j is refused on the page of its form and names the field', async (fields, message) => {
    const response = await post(FORM, fields);
    expect([response.status, await textOf(response)]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
    expect((await get('/action')).status).toBe(404);
  });

  test.each([
    ['/nowhere', 404],
    ['/change?command=promote&subject=nothing', 404],
    ['/difference?from=x&to=1', 400],
    ['/difference?from=1&to=1&to=0', 400],
    ['/difference?from=1&to=2', 404],
  ])('%s has the status %d', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test('without metrics the page says why', async () => {
    expect(await shown('/')).toContain(
      '/metrics responds with 404; METRICS_ORIGIN names the gateways, and METRICS_TOKEN is for other machines',
    );
  });
});

describe('a change', () => {
  beforeEach(start);
  afterEach(stop);

  test('promotes as the command does, and prints its lines', async () => {
    const subject = `cinema@${two.id}`;
    const response = await post('/action', { command: 'promote', subject, reason: 'new hall' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/action']);
    const text = await untilShown('Done');
    expect(text).toContain(`cinema (team cinema): ${one.id} → ${two.id} + route new`);
    expect(await store.live()).toMatchObject({
      ...{ by: 'anna', apps: { cinema: two.id }, reason: `promote ${subject}: new hall` },
    });
    expect(await shown('/')).toContain(two.id);
  });

  test('of whole apps lists them and asks; nothing else is begun meanwhile', async () => {
    const remove = { command: 'remove', subject: 'cinema' };
    await post('/action', remove);
    expect(await untilShown('Go on?')).toContain(`cinema (team cinema): ${one.id} is taken out`);
    expect((await post('/action', remove)).status).toBe(409);
    expect(await shown('/')).toContain('remove cinema is not over');
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
    await isNotOwner();
    expect(await shown(FORM)).toContain('I do this for team cinema');
    const subject = `cinema@${two.id}`;
    const forThem = { command: 'promote', subject, 'for-other-team': 'on' };
    const withoutReason = await post(FORM, forThem);
    expect([withoutReason.status, await textOf(withoutReason)]).toEqual([
      400,
      expect.stringContaining('--for-other-team needs --reason'),
    ]);
    await post('/action', { ...forThem, reason: 'broken' });
    expect(await untilShown('Done')).toContain('warning: this is done for team cinema');
  });

  test('that is refused shows its form again, as it was filled in', async () => {
    const fields = {
      ...{ command: 'promote', subject: `cinema@${two.id}`, until: '2030-01-01T00:00' },
      ...{ reason: 'new "hall"', force: 'on' },
    };
    const html = await (await post(FORM, fields)).text();
    expect(await textOf(new Response(html))).toContain('Nothing was changed --until needs --at');
    const filledIn = [
      `<option value="cinema@${two.id}" selected="">`,
      /name="until"[^>]* value="2030-01-01T00:00"/,
      /name="reason"[^>]* value="new &quot;hall&quot;"/,
      /name="force"[^>]* checked=""/,
    ];
    for (const part of filledIn) expect(html).toMatch(part);
    expect(html.match(/new &quot;hall&quot;/g)).toHaveLength(1);

    await isNotOwner();
    await post(FORM, { ...fields, until: '', force: '' });
    expect(await untilShown('Not done')).toContain('cinema belongs to team cinema (bela)');
    const [, form = ''] =
      /<a href="(\/change[^"]*)"/.exec(await (await get('/action')).text()) ?? [];
    expect(await (await get(form.replaceAll('&amp;', '&'))).text()).toMatch(
      /name="reason"[^>]* value="new &quot;hall&quot;"/,
    );
  });

  test('of a canary’s share, and its end', async () => {
    const canary = { command: 'promote', subject: `cinema@${two.id}` };
    for (const weight of ['5', '50']) {
      await post('/action', { ...canary, weight });
      await untilShown('Done');
    }
    const [, id = ''] = /Canary (\w{8}) 50 % of visitors/.exec(await shown('/rollouts')) ?? [];
    await post('/action', { command: 'cancel', subject: id, reason: 'slow' });
    await untilShown('Done');
    expect(await shown('/rollouts')).toContain(`Canary ${id} cancelled by anna: slow`);
  });
});

describe('pages', () => {
  beforeEach(start);
  afterEach(stop);

  test('the difference of any two compositions names apps, routes and paths', async () => {
    await run('promote cinema');
    expect(await shown('/difference?from=1&to=2')).toContain(
      `${one.id} → ${two.id} + route new + path /new - route old`,
    );
    expect(await shown('/difference?from=2&to=1')).toContain('+ route old');
  });

  test('says why a visitor got a file: by revision, canary and release', async () => {
    const { id } = await publishFake(store, version('cinema', 'three'));
    await run(`promote cinema@${id} --weight 5 --reason slow`);
    const author = { by: 'anna', why: CHECK_REASON };
    const check = await addPreview(store, { cinema: id }, { minutes: 5 }, author);
    expect(await shown('/rollouts')).not.toContain(check.id);
    const [state] = await listedRollouts(store);
    const why = (composition: string, file: string) =>
      shown(`/why?${new URLSearchParams({ composition, file })}`);
    const file = `/js/cinema/${id}/entry.js`;
    const canary = await why(`1.${state?.rollout.id}`, `https://mall.example${file}?a`);
    expect(canary).toContain(`It is of cinema@${id}, which this composition has.`);
    expect(canary).toContain('The browser was given this canary.');
    expect(canary).toContain('anna slow');
    for (const [composition, asked, answer] of [
      [`1.${check.id}`, '', 'The browser opened the link of this preview.'],
      ['1', file, 'This composition has another release. Revisions with the file: none.'],
      ['1', `/js/cinema/${id}/gone.js`, 'No release of cinema in the store has this file.'],
      ['12x', '', 'composition: like 12 or 12.1a2b3c4d, not'],
      ['1', '/css/a.css', 'file: /js/'],
    ] as const) {
      expect(await why(composition, asked)).toContain(answer);
    }
  });

  test('health and web vitals of all routes and gateways stand beside those of the release before', async () => {
    await run('promote cinema');
    const routes = ['cinema', 'film \\"x\\"'].flatMap((name) => {
      const labels = `app="cinema",release="${two.id}",route="${name}"`;
      return [
        `web_vitals_lcp_seconds_bucket{le="1",${labels}} 2`,
        `web_vitals_lcp_seconds_bucket{le="2.5",${labels}} 4`,
        `web_vitals_lcp_seconds_bucket{le="+Inf",${labels}} 4`,
        `web_vitals_lcp_seconds_count{${labels}} 4`,
      ];
    });
    const first = ['# TYPE web_vitals_lcp_seconds histogram', ...routes];
    const second = [
      `web_vitals_cls_bucket{le="1",app="cinema",release="${two.id}",route="cinema"} 0`,
      `web_vitals_cls_bucket{le="+Inf",app="cinema",release="${two.id}",route="cinema"} 1`,
      `web_vitals_lcp_seconds_bucket{le="1",app="cinema",release="${one.id}"} 4`,
      `browser_failed_views_total{app="cinema",release="${one.id}",route="cinema"} 1`,
      `browser_failed_views_total{app="cinema",release="${two.id}",route="cinema"} 2`,
      `render_failed_apps_total{app="cinema",release="${two.id}"} 3`,
    ];
    const both = `render_failed_apps_total{app="shell",release="${shell.id}"} 2`;
    metrics = [first, second].map((lines) => [...lines, both].join('\n'));
    const text = await shown('/');
    expect(text).toContain('2 failed views, 3 failed renders');
    expect(text).toContain('0 failed views, 4 failed renders');
    expect(text).toContain('8 browser reports; before: 1 failed view');
    // Rank 6 of 8: half of the way through the bucket from 1 s to 2.5 s.
    expect(text).toContain('LCP, 75th percentile 1.75 s before: 750 ms');
    // A percentile above the last bucket is shown as the last bound; without reports a dash is shown.
    expect(text).toContain('CLS, 75th percentile 1.00 before: –');
    expect(text).toContain('INP, 75th percentile – before: –');
  });
});
