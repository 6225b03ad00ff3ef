import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { liveNames } from './live-names.ts';

/** The names of a site that sends this record. */
async function namesFrom(record: unknown): Promise<string> {
  const server = createServer((_request, response) => response.end(JSON.stringify(record)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return (await liveNames(`http://127.0.0.1:${port}`))[1];
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const movie = { id: 'movie', paths: { hu: '/mozi/:slug', en: '/cinema/:slug' }, slots: ['news'] };

test('declares the routes and slots of the site', async () => {
  const names = await namesFrom({ revision: 7, apps: [{ routes: [movie], slots: [] }] });
  expect(names).toContain("'movie': 'slug';");
  expect(names).toContain("'news': true;");
});

test('a promotion that changes no name changes no line', async () => {
  const apps = [{ routes: [movie], slots: [] }];
  // Each server listens on another port.
  const from = async (revision: number) =>
    (await namesFrom({ revision, apps })).replace(/127[^ ]+/, '');
  expect(await from(8)).toBe(await from(7));
});

test.each([
  [{}, 'apps'],
  [{ apps: [{ routes: [{ id: 'movie' }], slots: [] }] }, 'apps[0].routes[0].paths'],
])('names the field of a record that is not right: %j', async (record, field) => {
  await expect(namesFrom(record)).rejects.toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/^--site http.*: it does not send its record: /),
    }),
  );
  await expect(namesFrom(record)).rejects.toThrow(`at ${field}`);
});
