/** A small web server over one folder, for a developer's own machine. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The file that an address names; undefined when it lies outside the folder or cannot be read. */
function fileAt(folder: string, address: string): string | undefined {
  try {
    const { pathname } = new URL(address, 'http://localhost');
    const file = path.join(folder, decodeURIComponent(pathname === '/' ? '/index.html' : pathname));
    return file.startsWith(folder + path.sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

async function answer(folder: string, address: string, response: ServerResponse): Promise<void> {
  const file = fileAt(folder, address);
  const found = file ? await stat(file).catch(() => undefined) : undefined;
  if (!file || !found?.isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end(`${address} is not there\n`);
    return;
  }
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** Resolves when it listens; rejects when the port cannot be used. */
export function serveFolder(folder: string, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    void answer(folder, request.url ?? '/', response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
