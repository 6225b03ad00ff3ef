/** The packages that a repository with remotes alone installs, and their manifests. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { REPOSITORY } from '../repository.ts';

/** What remotes import. The tooling brings them along: it is all that such a repository names. */
const LIBRARIES = [
  ...['contracts', 'http', 'i18n', 'opening-hours', 'routing', 'runtime', 'server', 'ui'],
  ...['blocks', 'testing'],
].map((name) => `shared/${name}`);
/** `mall dev` and the tests in a browser run the gateway. */
export const FOLDERS = [...LIBRARIES, 'gateway', 'release', 'tooling'];

/** What a repository of its own takes from the tooling, besides its command. */
const TOOLING_EXPORTS = {
  './webpack': './webpack/index.ts',
  './jest': './jest/configuration.js',
  './playwright': './browser/playwright.ts',
  './tsconfig': './types/tsconfig.package.json',
};

/** Programs that the tooling runs, and types: here they are at the root. */
const PROGRAMS = [
  ...['@swc/core', '@swc/jest', '@types/jest', '@types/node', '@types/react'],
  ...['@typescript/native', 'dependency-cruiser', 'jest', 'jest-environment-jsdom'],
  ...['jest-environment-node', 'typescript'],
];
/** One copy of each: the page has the shell's. */
const SINGLETONS = ['react', 'react-dom'];

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  sideEffects?: boolean | string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(REPOSITORY, folder, 'package.json'), 'utf8')) as Manifest;

const { catalog } = parse(readFileSync(path.join(REPOSITORY, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>;
};

/** The version of all packages; its major one is that of the shared packages in a page. */
export const sdkVersion = (): string => readManifest('shared/runtime').version;

function versionsOf(dependencies: Record<string, string> = {}, version: string) {
  const exact = ([name, range]: [string, string]) => {
    if (range.startsWith('workspace:')) return [name, version];
    return [name, range === 'catalog:' ? catalog[name] : range];
  };
  return Object.fromEntries(Object.entries(dependencies).map(exact)) as Record<string, string>;
}

/** Libraries take the singletons that the tooling brings along. */
function split(dependencies: Record<string, string>, isLibrary: boolean) {
  const isPeer = (name: string) => isLibrary && SINGLETONS.includes(name);
  const entries = Object.entries(dependencies);
  const peers = entries.filter(([name]) => isPeer(name));
  return {
    dependencies: Object.fromEntries(entries.filter(([name]) => !isPeer(name))),
    peerDependencies: Object.fromEntries(peers.map(([name, version]) => [name, `^${version}`])),
  };
}

const withJavaScript = (exports: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(exports).map(([key, file]) => [key, file.replace(/\.tsx?$/, '.js')]),
  );

function exportsOf(folder: string): Record<string, string> {
  if (folder === 'tooling') return TOOLING_EXPORTS;
  const entries = Object.entries(readManifest(folder).exports);
  return Object.fromEntries(entries.filter(([key]) => !key.startsWith('./testing')));
}

/** The files that a package exports, below the repository; some are patterns. */
export function exportedFiles(folder: string): string[] {
  const files = Object.values(exportsOf(folder)).map((file) => path.join(folder, file));
  return globSync(files, { cwd: REPOSITORY });
}

/** The package.json of a package as it is published. */
export function publishedManifest(folder: string, version: string) {
  const { name, sideEffects, dependencies = {} } = readManifest(folder);
  const isTooling = folder === 'tooling';
  const root = readManifest('.');
  const versions = { ...catalog, ...root.devDependencies };
  const added = [...PROGRAMS, ...SINGLETONS].map((key) => [key, versions[key] ?? '']);
  const others = FOLDERS.filter((other) => other !== 'tooling');
  const ours = Object.fromEntries(others.map((other) => [readManifest(other).name, version]));
  const all = {
    ...dependencies,
    ...(isTooling ? { ...Object.fromEntries(added), ...ours } : {}),
  };
  return {
    ...{ name, version, license: 'MIT', type: 'module' },
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: withJavaScript(exportsOf(folder)),
    ...split(versionsOf(all, version), !isTooling),
    ...(isTooling
      ? { bin: { mall: './bootstrap/mall.mjs' }, optionalDependencies: root.optionalDependencies }
      : {}),
  };
}

/** The scripts of pages under development are sent as they are, without their types. */
const PAGE_SCRIPTS = 'development/client/*.ts';
const DECLARATIONS = 'types/css-modules.d.ts';

/** What a package has beside its code, below its folder. */
export const assetsOf = (folder: string) =>
  globSync(
    [
      '{**,**/.github/**}/{*,.*}.{css,woff2,json,cjs,mjs,js,svg,png,ico,template,md}',
      ...[PAGE_SCRIPTS, DECLARATIONS],
    ],
    {
      cwd: path.join(REPOSITORY, folder),
      exclude: [
        ...['**/node_modules', '**/.build', '**/fixtures', 'package.json'],
        ...['bench', 'jest/built.config.js', 'mutation', 'sdk'],
      ],
    },
  );
