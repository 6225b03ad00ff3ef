/** Reads bodies by their names as JSON, serves them, and prints its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const entries: [string, string][] = JSON.parse(await text(process.stdin));
const bodies = new Map<string, Buffer>(
  entries.map(([name, body]) => [`/${name}`, Buffer.from(body, 'base64')]),
);

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const body = bodies.get(request.url ?? '');
  if (!body) return response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': 'text/html',
    'content-encoding': 'br',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
