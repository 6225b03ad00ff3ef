/** A small web server over one folder, for a developer's own machine. */
import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

/**
 * Resolves when it listens; rejects when the port cannot be used.
 * @param prepare what each request waits for.
 */
export function serveFolder(
  folder: string,
  host: string,
  port: number,
  prepare: () => Promise<void>,
): Promise<Server> {
  const serve = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    void prepare().then(() => serve(request, response));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
