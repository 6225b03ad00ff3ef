/** A server that records the forms and calls it receives. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type ReceivedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

export interface Reply {
  status: number;
  body: string;
}

/** Lets a page of another origin send forms. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-language, idempotency-key',
};

/** Starts a server that gives each request the `reply` of its time, or no response without one. */
export async function recordingServer(reply: () => Reply | undefined) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await text(request);
    if (method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    received.push({ method, url, headers, body });
    const given = reply();
    if (given) response.writeHead(given.status, CORS).end(given.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    received,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The different idempotency keys that it has received. */
    keys: () => new Set(received.map(({ headers }) => headers['idempotency-key'])),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
