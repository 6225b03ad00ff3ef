/** APIs whose contracts do not fit the live releases, against real servers. */
import type { Contract, Release } from '@mall/contracts';
import { type ApiGateway, startApiGateway } from '../testing/api-gateway.ts';
import { until } from '../testing/running-gateway.ts';

let site: ApiGateway;

beforeEach(async () => {
  site = await startApiGateway({ count: 2 });
});
afterEach(() => site.close());

const get = (url: string) => site.send(url);

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
    for (let time = 0; time < 4; time += 1) await get('/api/search?query=a');
    expect(updated.requests).toEqual([]);
    await site.stop(0);
    expect((await get('/api/search?query=b')).status).toBe(200);
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
