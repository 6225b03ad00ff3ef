/** A small API over real HTTP, for tests. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Campaigns, Config } from '@mall/contracts';

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;

const json =
  (data: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(data));
  };

const list = (page: string | null, slugs: string[][]) =>
  json({
    data: (slugs[Number(page) - 1] ?? []).map((slug) => ({ slug })),
    meta: { total: slugs.flat().length, page: Number(page), pages: slugs.length },
  });

const CONFIG: Config = {
  categories: [{ slug: 'recreation', name: 'Recreation' }],
  opening_hours_groups: [{ id: 'shops', name: 'Shops' }],
  opening_hours: { shops: [{ hours: '10:00-20:00', from: 'monday', to: 'sunday' }] },
  opening_exceptions: [],
  couponDayActive: false,
  loyaltyMinimumAge: 14,
  contact: {
    ...{ address: 'Main street 1', postal_code: '1111', city: 'Budapest' },
    ...{ phone: '+36 1 555 0000', email: 'info@mall.example', latitude: 47.4, longitude: 19 },
  },
};

function responseFor(
  api: Pick<FakeApi, 'isDown' | 'version' | 'campaigns'>,
  { pathname, searchParams }: URL,
): RequestListener {
  if (api.isDown) return (_request, response) => response.writeHead(503).end('{"data":[]}');
  if (pathname === '/api/readyz') return json({ data: { version: api.version } });
  if (pathname === '/api/campaigns') return json({ data: api.campaigns });
  if (pathname === '/api/config') return json({ data: CONFIG });
  if (pathname === '/api/shops') return list(searchParams.get('page'), [['hm', 'map'], ['ca']]);
  if (pathname === '/api/posts')
    return json({ data: [{ slug: 'hir', publish_at: '2026-11-20T08:00:00+01:00' }] });
  if (pathname === '/api/echo') {
    return (request, response) => {
      response.statusCode = 422;
      request.pipe(response);
    };
  }
  if (pathname.startsWith('/media/')) {
    return (_request, response) => {
      const headers = { 'cache-control': 'public, max-age=60', 'content-type': 'image/webp' };
      response.writeHead(200, { ...headers, 'content-length': '7', etag: '"m"' }).end('picture');
    };
  }
  return (_request, response) => response.writeHead(404).end();
}

export async function startFakeApi() {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://api');
    api.asked.push(url.pathname);
    responseFor(api, url)(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const api = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The content's version; change it to make pages outdated. */
    version: '1',
    /** Whether every call fails. */
    isDown: false,
    campaigns: [] as Campaigns,
    /** Paths that were requested. */
    asked: [] as string[],
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
    },
  };
  return api;
}
