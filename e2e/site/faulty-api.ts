/** An API that fails where a test wants it to: it stands between a gateway and the site's own API. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a call: an error, no response at all, or this in place of its data. */
export type Fault = 'error' | 'silence' | { data: (whole: never) => unknown };

export interface FaultyApi {
  origin: string;
  /** By path below `/api`; calls of other paths are passed on. */
  faults: Readonly<Record<string, Fault>>;
  close: () => Promise<void>;
}

export async function startFaultyApi(origin: string): Promise<FaultyApi> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const fault = api.faults[new URL(url, origin).pathname.replace('/api', '')];
    if (fault === 'silence') return;
    if (fault === 'error') return void response.writeHead(503).end('{"errors":[]}');
    const language = String(headers['content-language'] ?? 'hu');
    const original = await fetch(origin + url, { headers: { 'content-language': language } });
    const body = await original.text();
    response.writeHead(original.status, {
      'content-type': original.headers.get('content-type') ?? '',
    });
    response.end(
      fault ? JSON.stringify({ data: fault.data(JSON.parse(body).data as never) }) : body,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api: FaultyApi = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults: {},
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return api;
}
