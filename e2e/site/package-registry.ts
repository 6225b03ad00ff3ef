/** A registry on loopback that takes what `npm publish` sends and serves it to `npm install`. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Packument {
  name: string;
  'dist-tags': Record<string, string>;
  versions: Record<string, object>;
  _attachments?: Record<string, { data: string }>;
}

export interface PackageRegistry {
  /** The lines of an `.npmrc` by which npm takes the packages of `scope` from here. */
  npmrc: (scope: string) => string;
  stop: () => void;
}

export async function startPackageRegistry(): Promise<PackageRegistry> {
  const packages = new Map<string, Packument>();
  const tarballs = new Map<string, Buffer>();

  async function publish(request: IncomingMessage): Promise<void> {
    const { _attachments = {}, ...sent } = (await json(request)) as Packument;
    const known = packages.get(sent.name);
    const versions = { ...known?.versions, ...sent.versions };
    packages.set(sent.name, { ...sent, versions });
    for (const [file, { data }] of Object.entries(_attachments))
      tarballs.set(`/${sent.name}/-/${file}`, Buffer.from(data, 'base64'));
  }

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '/');
    if (request.method === 'PUT') {
      await publish(request);
      return void response.writeHead(201).end('{}');
    }
    const found = tarballs.get(path) ?? JSON.stringify(packages.get(path.slice(1)));
    response.writeHead(found ? 200 : 404).end(found ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    npmrc: (scope) => `${scope}:registry=http://${host}/\n//${host}/:_authToken=none\n`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
