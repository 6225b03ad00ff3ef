import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { compilePackages } from './compile.ts';
import { FOLDERS, publishedManifest } from './packages.ts';
import { brokenExports } from './testing/broken-exports.ts';

const manifests = FOLDERS.map((folder) => ({
  folder,
  manifest: publishedManifest(folder, '6.1.0'),
}));

let compiled: string;
beforeAll(async () => {
  compiled = await compilePackages();
});

test('the packages have the files that they export', () => {
  const missing = manifests.flatMap(({ folder, manifest: { exports } }) =>
    Object.values(exports)
      .filter((file) => !file.includes('*') && !file.endsWith('.package.json'))
      .map((file) => path.join(folder, file))
      .filter((file) => !existsSync(path.join(compiled, file)))
      .filter((file) => !existsSync(path.join(REPOSITORY, file))),
  );
  expect(missing).toEqual([]);
});

test('they name each other in their one version, and what registries have by a version', () => {
  for (const { manifest } of manifests) {
    for (const [name, version] of Object.entries(manifest.dependencies)) {
      expect([name, version]).toEqual([name, expect.not.stringMatching(/^(?:workspace|catalog):/)]);
      if (name.startsWith('@mall/')) expect([name, version]).toEqual([name, '6.1.0']);
    }
  }
});

test('a remote names the tooling alone, which brings along what remotes import', () => {
  const tooling = manifests.find(({ folder }) => folder === 'tooling')?.manifest;
  expect(Object.keys(tooling?.dependencies ?? {})).toEqual(
    expect.arrayContaining(['@mall/ui', '@mall/runtime', '@mall/testing', 'react', 'jest']),
  );
});

test('what tests of this repository alone need is not published', () => {
  const release = manifests.find(({ folder }) => folder === 'release')?.manifest;
  expect(Object.keys(release?.exports ?? {})).toEqual(['.', './cli']);
});

test('a remote goes on compiling until the next major version, but for what is changed here', () => {
  const change = (module: string, from: string, to: string) => {
    const file = path.join(compiled, `shared/ui/src/${module}.d.ts`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  change('notice/notice', 'children: ReactNode', 'isBig: boolean; $&');
  change('format/money', 'formatForints', 'formatMoney');
  // Any other name is an export whose change breaks remotes: revert the change, or raise the major version.
  expect(brokenExports(compiled)).toEqual([
    '@mall/ui/money formatForints',
    '@mall/ui/notice Notice',
  ]);
});
