/** A small web server over one folder, for a developer's own machine. */
import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

/** Resolves when it listens; rejects when the port cannot be used. */
export function serveFolder(folder: string, host: string, port: number): Promise<Server> {
  const server = createServer(sirv(folder, { dev: true }));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
