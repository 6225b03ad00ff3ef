/** Each place that code runs in has its own globals, and no source is left out of the check. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { TestFolder } from '../testing/test-folder.ts';
import { CHECK_TYPES, typeIssues } from './check-types.ts';

const PLACES = ['standard', 'server', 'browser', 'render', 'tests'];
const CONFIGURATIONS = [
  'tsconfig.json',
  'tsconfig.base.json',
  'biome.json',
  ...PLACES.map((place) => `tooling/types/tsconfig.${place}.json`),
];

const NODE = 'process.exitCode = 1;';
const DOM = 'document.title;';
const JEST = "describe('a thing', () => {});";
/** ECMAScript 2024, which the oldest browsers of `tooling/webpack/browsers.ts` do not have. */
const NEWER = "Object.groupBy(['a'], String);";
const WEB = "await fetch(new URL('/a', 'http://b'), { signal: AbortSignal.timeout(1) });";

const ALLOWED: Record<string, string> = {
  'gateway/src/newer.ts': NEWER,
  'gateway/src/node.ts': NODE,
  'gateway/src/web.ts': WEB,
  'gateway/src/thing.test.ts': `${JEST} ${NODE}`,
  'mf-a/src/dom.ts': DOM,
  'mf-a/src/web.ts': WEB,
  'mf-a/src/thing.test.tsx': `${JEST} ${DOM}`,
  'shared/http/src/web.ts': WEB,
  'shell/src/header/dom.ts': DOM,
  'shell/src/server/node.ts': NODE,
};

const REFUSED: Record<string, string> = {
  'api/src/dom.ts': DOM,
  'api/src/jest.ts': JEST,
  'gateway/src/dom.ts': DOM,
  'gateway/src/element.ts': 'let a: HTMLElement;',
  'mf-a/src/buffer.ts': "Buffer.from('a');",
  'mf-a/src/jest.ts': JEST,
  'mf-a/src/newer.ts': NEWER,
  'mf-a/src/node.ts': NODE,
  'mf-a/src/node-module.ts': "import 'node:fs'; import { sep } from 'node:path'; sep;",
  'release/src/dom.ts': DOM,
  'shared/blocks/src/node.ts': NODE,
  'shared/http/src/dom.ts': DOM,
  'shared/http/src/jest.ts': JEST,
  'shared/http/src/newer.ts': NEWER,
  'shared/http/src/node.ts': NODE,
  'shared/ui/src/node.ts': NODE,
  'shell/src/header/node.ts': NODE,
  'shell/src/server/jest.ts': JEST,
  'tooling/site/dom.ts': DOM,
};

const folder = new TestFolder();

/** A workspace of these sources with the repository's configuration. */
function workspaceOf(sources: Record<string, string>): string {
  const root = folder.path;
  for (const name of CONFIGURATIONS) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    cpSync(path.join(REPOSITORY, name), path.join(root, name));
  }
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  for (const [file, source] of Object.entries(sources))
    folder.write(file, `export {};\n${source}\n`);
  return root;
}

test('globals of another place are refused', () => {
  const cwd = workspaceOf({ ...ALLOWED, ...REFUSED });
  const { stdout } = spawnSync('tsc', CHECK_TYPES, { cwd, encoding: 'utf8' });
  const files = new Set(typeIssues(stdout).map(({ file }) => file));
  expect([...files].toSorted()).toEqual(Object.keys(REFUSED).toSorted());
});

test('the render worker may name types of the document, and not use it', () => {
  const cwd = workspaceOf({
    'shell/src/server/dom.ts': DOM,
    'shell/src/server/element.ts': 'let a: HTMLElement;',
  });
  const options = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedGlobals'];
  const { stderr } = spawnSync('biome', options, { cwd, encoding: 'utf8' });
  expect(stderr.match(/shell\/src\/server\/\w+/g)).toEqual(['shell/src/server/dom']);
});

/** Files that a place names, without those that they import. */
function filesOf(configuration: string): string[] {
  const options = ['--showConfig', '--project', configuration];
  const shown = execFileSync('tsc', options, { cwd: REPOSITORY, encoding: 'utf8' });
  const { files }: { files: string[] } = JSON.parse(shown);
  return files.map((file) => path.posix.join('tooling/types', file));
}

/** Not ambient declarations, which every place may take, and not what the import rules are tried on. */
const CHECKED_ONCE = /^(?!tooling\/fences\/fixtures\/).*(?<!\.d)\.tsx?$/;

test('every source is in one place', () => {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: REPOSITORY },
  );
  const sources = listed
    .toString()
    .split('\0')
    .filter((file) => CHECKED_ONCE.test(file) && existsSync(path.join(REPOSITORY, file)));
  const found = PLACES.flatMap((place) => filesOf(`tooling/types/tsconfig.${place}.json`));
  expect(found.filter((file) => CHECKED_ONCE.test(file)).toSorted()).toEqual(sources.toSorted());
});
