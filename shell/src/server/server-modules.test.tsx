/** Real federation with node bundles on the disk. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { containerName } from '@mall/contracts';
import { init } from '@module-federation/enhanced/runtime';
import { sampleApp } from '../remotes/testing/sample-site.ts';
import { serverModules } from './server-modules.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'server-modules-'));
  // webpack's name for the require of Node. Below a document, federation makes a URL of the path.
  const require = createRequire(import.meta.url);
  const requireUrl = (url: string) => require(new URL(url).pathname);
  Object.assign(globalThis, { __non_webpack_require__: requireUrl });
  init({ name: 'shell', remotes: [] });
});
afterAll(() => rmSync(folder, { recursive: true }));

function bundle(name: string, exported: string): string {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(
    file,
    `const container = { init() {}, get: async (exposed) => () => ({ exposed }) };
     module.exports = ${exported};`,
  );
  return file;
}

test('a module comes from the node bundle of its app', async () => {
  const named = `{ ${containerName('cinema', '0123456789abcdef')}: container }`;
  const source = serverModules({
    cinema: bundle('cinema', named),
    parking: bundle('parking', 'container'),
  });
  for (const name of ['cinema', 'parking']) {
    const app = sampleApp({ name, owner: 'team' });
    expect(await source.load(app, './pages/sample')).toEqual({ exposed: './pages/sample' });
  }
});

test('an app without a node bundle is an error', () => {
  const load = () =>
    serverModules({}).load(sampleApp({ name: 'shops', owner: 'team' }), './pages/x');
  expect(load).toThrow('it has no node bundle');
});
