/** The API for the gateway's own code and the renderer: a local port to the same routes, retries and caches. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const internal = new WeakSet<IncomingMessage>();

/** Whether the request came by this port: no visitor has sent it. */
export const isInternal = (request: IncomingMessage): boolean => internal.has(request);

export interface InternalApi {
  origin: string;
  close(): void;
}

/** @param listener handles the calls; called only after the server's routes are ready. */
export async function openInternalApi(listener: RequestListener): Promise<InternalApi> {
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/api/')) return void response.writeHead(404).end();
    // Compressing what stays on this machine costs more than it saves.
    delete request.headers['accept-encoding'];
    internal.add(request);
    listener(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
