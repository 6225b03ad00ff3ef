/** Which API is called: one of several, one that is not ready, does not fit or asks for a password. */
import dns from 'node:dns';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import type { Contract, Release } from '@mall/contracts';
import { createLog } from '../base/log.ts';
import {
  type ApiGateway,
  JSON_BODY,
  json,
  respond,
  startApiGateway,
} from '../testing/api-gateway.ts';
import { until } from '../testing/running-gateway.ts';
import { ApiServers } from './api-servers.ts';

let site: ApiGateway;

beforeEach(async () => {
  site = await startApiGateway({ count: 2 });
});
afterEach(() => site.close());

describe('of two APIs', () => {
  test('both are called in turn', async () => {
    for (let time = 0; time < 4; time += 1) await site.get('/api/search?query=a');
    expect(site.apis.map((api) => api.requests.length)).toEqual([2, 2]);
  });

  test.each(['/api/search?query=a', '/api/shops', '/media/a.webp'])(
    'the other is called for %s when one breaks off or is unavailable',
    async (url) => {
      site.apis[0].handler = (_request, response) => {
        response.writeHead(200, { ...json, 'content-length': '100' });
        response.write('{');
        setTimeout(() => response.destroy(), 5);
      };
      for (const time of [1, 2, 3, 4]) {
        const { status, body } = await site.get(`${url}${url.includes('?') ? '' : `?${time}`}`);
        expect([status, body]).toEqual([200, JSON_BODY]);
      }
      await site.stop(0);
      expect((await site.get('/api/search?query=b')).status).toBe(200);
    },
  );

  test('a form goes to the other when one is unavailable, but is never sent twice', async () => {
    site.handle((_request, response) => void response.destroy());
    const sent = async () => (await site.post('/api/newsletter', '{}')).status;
    expect(await sent()).toBe(503);
    expect(site.requests()).toHaveLength(1);
    site.handle(respond(json, JSON_BODY, 201));
    await site.stop(0);
    for (let time = 0; time < 4; time += 1) expect(await sent()).toBe(201);
  });

  test.each<[string, object, string]>([
    ['is about to stop', { version: '' }, '/readyz responded with 503'],
    ['does not report its readiness', { readiness: null }, 'timeout'],
    [
      'reports its readiness in the wrong shape',
      { readiness: '{"data":{"version":1}}' },
      'version',
    ],
  ])('one that %s is logged and not called until it is ready', async (_what, state, reason) => {
    const [api] = site.apis;
    const { origin } = api;
    Object.assign(api, state);
    await until(() => site.lines.length > 0);
    api.requests.length = 0;
    for (let time = 0; time < 4; time += 1) await site.get('/api/search?query=a');
    expect(api.requests).toEqual([]);
    expect(site.lines).toMatchObject([
      { level: 'warn', origin, reason: expect.stringContaining(reason) },
    ]);
    expect(site.servers.states[0]).toMatchObject({ origin, ready: false });
    Object.assign(api, { version: '1', readiness: undefined });
    await until(() => site.lines.length > 1);
    expect(site.lines[1]).toMatchObject({ level: 'info', origin });
  });

  test('the content is of both versions while they differ', async () => {
    expect(site.servers.contentVersion()).toBe('1');
    const [one, two = one] = site.apis;
    two.version = '2';
    await until(() => site.servers.contentVersion() === '1 2');
    one.version = '';
    await until(() => site.servers.contentVersion() === '2');
    await site.stop(0);
    await site.stop(1);
    await until(() => site.servers.states.every(({ ready }) => !ready));
    expect(site.servers.states[0]?.reason).toContain('ECONNREFUSED');
    expect(site.servers.contentVersion()).toBe('2');
  });
});

test('after a close no API is checked or called any more', async () => {
  // Its next check would be counted.
  await site.servers.close();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  const { origin } = site.apis[0];
  const [idle, checking] = [1, 2].map(
    () => new ApiServers([origin], createLog('silent'), () => []),
  );
  await idle?.start();
  const check = checking?.start();
  await Promise.all([idle?.close(), checking?.close(), check]);
  const checks = jest.spyOn(globalThis, 'fetch');
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(checks).not.toHaveBeenCalled();
  const call = { method: 'GET', path: '/api/shops', headers: {} };
  await expect(idle?.call(call)).rejects.toThrow('destroyed');
  expect(site.requests()).toEqual([]);
});

test('the time of a call includes its wait for a connection, but not what is streamed', async () => {
  site.handle((_request, response) => void response.write('first'));
  const servers = new ApiServers([site.apis[0].origin], createLog('silent'), () => []);
  const call = { method: 'GET', path: '/media/a.mp4', headers: {} };
  const streamed = Array.from({ length: 127 }, () => servers.call({ ...call, mayStream: true }));
  await Promise.all(streamed);
  site.handle((_request, response) => {
    for (let part = 0; part < 8; part += 1) setTimeout(() => response.write('part'), part * 200);
    setTimeout(() => response.end('end'), 1_600);
  });
  const { body } = await servers.call({ ...call, mayStream: true, timeoutMs: 1_000 });
  const late = servers.call({ ...call, mayStream: true, timeoutMs: 1_000 });
  await expect(late).rejects.toThrow('no response within 1000 ms');
  expect(await text(body as Readable)).toMatch(/end$/);
  await servers.close();
});

test('what is streamed to slow clients leaves connections for other calls', async () => {
  site.handle((_request, response) => void response.write('first'));
  const servers = new ApiServers([site.apis[0].origin], createLog('silent'), () => []);
  const call = { method: 'GET', path: '/media/a.mp4', headers: {} };
  const streamed = Array.from({ length: 128 }, () => servers.call({ ...call, mayStream: true }));
  await Promise.all(streamed);
  site.handle(respond(json));
  expect((await servers.call({ ...call, timeoutMs: 3_000 })).status).toBe(200);
  await servers.close();
});

describe('an API that asks for a password', () => {
  const BASIC = `Basic ${Buffer.from('staging:p@ss-4711').toString('base64')}`;
  const withUser = (origin: string) => origin.replace('//', '//staging:p%40ss-4711@');

  test('gets it with every call, whatever a visitor sends', async () => {
    const [api] = site.apis;
    const servers = new ApiServers([withUser(api?.origin ?? '')], createLog('silent'), () => []);
    await servers.start();
    expect(servers.states).toEqual([{ origin: api?.origin, ready: true }]);
    const headers = { authorization: 'Basic of-a-visitor' };
    await servers.call({ method: 'GET', path: '/api/config', headers });
    expect(site.requests().at(-1)?.headers.authorization).toBe(BASIC);
    await servers.close();
  });

  test('is named without it by logs, states and errors', async () => {
    const lines: unknown[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const servers = new ApiServers([withUser('http://127.0.0.1:4')], log, () => []);
    await servers.start();
    const error = await servers
      .call({ method: 'GET', path: '/', headers: {} })
      .catch((thrown: unknown) => inspect(thrown, { depth: 9 }));
    await servers.close();
    const said = [
      ...lines,
      JSON.stringify(servers.states),
      error,
      inspect(servers, { depth: 9 }),
    ].join('\n');
    expect(lines.join()).toContain('http://127.0.0.1:4');
    expect(said).toContain('ECONNREFUSED');
    for (const secret of ['4711', BASIC]) expect(said).not.toContain(secret);
  });
});

describe('an API that does not fit a live release', () => {
  const contractWith = (request: Record<string, string>): Contract => ({
    calls: {},
    forms: { newsletter: { path: '/newsletter', request, response: {} } },
  });
  const built = contractWith({ body: 'object', 'body.email': 'string' });
  const demanding = contractWith({ body: 'object', 'body.email': 'string', 'body.name': 'string' });
  const breaks = [
    'content@0123456789abcdef: form newsletter: the API demands body.name as string, the release does not send it',
  ];

  test('is named in the log and at /readyz, and called after those that fit', async () => {
    site.live.current.releases = [
      { app: 'content', id: '0123456789abcdef', contract: built } as Release,
    ];
    const [old, updated = old] = site.apis;
    Object.assign(old, { contract: built });
    Object.assign(updated, { contract: demanding });
    await until(() => site.lines.length > 0);
    expect(site.lines).toMatchObject([
      {
        ...{ level: 'error', msg: 'API does not fit the live releases' },
        ...{ origin: updated.origin, breaks },
      },
    ]);
    expect(site.servers.states).toEqual([
      { origin: old.origin, ready: true },
      { origin: updated.origin, ready: true, breaks },
    ]);
    for (let time = 0; time < 4; time += 1) await site.get('/api/search?query=a');
    expect(updated.requests).toEqual([]);
    await site.stop(0);
    expect((await site.get('/api/search?query=b')).status).toBe(200);
  });

  test('fits again once a release that follows is live', async () => {
    site.live.current.releases = [{ app: 'content', id: '1', contract: built } as Release];
    const [api] = site.apis;
    Object.assign(api, { contract: demanding });
    await until(() => site.servers.states[0]?.breaks !== undefined);
    site.live.current.releases = [{ app: 'content', id: '2', contract: demanding } as Release];
    await until(() => site.lines.length > 1);
    expect(site.lines[1]).toMatchObject({
      ...{ level: 'info', msg: 'API fits the live releases again', origin: api.origin },
    });
    expect(site.servers.states[0]).toEqual({ origin: api.origin, ready: true });
  });
});

test('names the reason of each address of an API that is not ready', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  const lookup = jest.spyOn(dns, 'lookup') as jest.SpyInstance;
  lookup.mockImplementation((_name, _options, found) => found(null, addresses));
  const servers = new ApiServers(['http://api.example:4'], createLog('silent'), () => []);
  await servers.start();
  const { reason } = servers.states[0] ?? {};
  const call = servers.call({ method: 'GET', path: '/', headers: {} });
  const message = await call.then(String, ({ message }: Error) => message);
  await servers.close();
  const each = 'connect ECONNREFUSED 127.0.0.1:4; connect ECONNREFUSED 127.0.0.2:4';
  expect([reason, message]).toEqual([each, `no API responded: ${each}`]);
});
