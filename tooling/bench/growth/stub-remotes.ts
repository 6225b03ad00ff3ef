/** Remotes without a bundler: a page in each language, two entries of the navigation. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRecordSchema } from '@mall/contracts';
import type { Builds } from '../variants/variants.ts';

const NODE_ENTRY = `
const page = {
  meta: () => ({ title: 'A page', description: 'A page of a remote that the benchmark adds.' }),
  Component: () => null,
};
exports.init = () => {};
exports.get = async () => () => page;
`;

const MODULE = './pages/page';
const FILES = { js: ['page.js'], css: [] };

function recordOf(name: string) {
  const label = { hu: `Oldal: ${name}`, en: `Page: ${name}` };
  return buildRecordSchema.parse({
    mf: {
      name,
      owner: 'benchmark',
      routes: [{ id: name, module: MODULE, paths: { hu: `/${name}`, en: `/${name}-en` } }],
      redirects: [],
      slots: [],
      navigation: ['services', 'footer'].map((menu) => ({ menu, route: name, label })),
    },
    entry: { js: ['remoteEntry.js'], css: [] },
    exposes: { [MODULE]: FILES },
    nodeEntry: 'remoteEntry.cjs',
    shared: {},
  });
}

function writeStub(folder: string, name: string): void {
  for (const part of ['web', 'node']) mkdirSync(path.join(folder, part), { recursive: true });
  writeFileSync(path.join(folder, 'build.json'), JSON.stringify(recordOf(name)));
  writeFileSync(path.join(folder, 'node/remoteEntry.cjs'), NODE_ENTRY);
  for (const file of ['remoteEntry.js', 'page.js'])
    writeFileSync(path.join(folder, 'web', file), `/* ${name} */`);
}

/** Writes the builds of `count` remotes below `folder`. */
export function stubRemotes(folder: string, count: number): Builds {
  const names = Array.from({ length: count }, (_, index) => `stub-${index}`);
  for (const name of names) writeStub(path.join(folder, name), name);
  return Object.fromEntries(names.map((name) => [name, path.join(folder, name)]));
}
