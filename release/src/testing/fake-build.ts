/** Builds without a bundler and their releases, for tests: a `.build` folder as the webpack preset leaves it. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type BuildRecord,
  type MfJson,
  mfJsonSchema,
  RELEASE_PLACEHOLDER,
  type Release,
  releaseSchema,
} from '@mall/contracts';
import { publish } from '../publish/publish.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface FakeBuild {
  name: string;
  /** Parts of mf.json; what is left out is empty. */
  mf?: Partial<Record<keyof MfJson, unknown>>;
  shared?: Record<string, string>;
  uses?: Partial<BuildRecord['uses']>;
  messages?: string[];
  contract?: BuildRecord['contract'];
  hashPlaceholders?: BuildRecord['hashPlaceholders'];
  /** Further or other files by path (`web/…`, `node/…`). */
  files?: Record<string, string>;
}

export const route = (id: string, hu: string, en = hu, more: object = {}) => ({
  id,
  module: `./pages/${id}`,
  paths: { hu, en },
  ...more,
});

const temporary: string[] = [];

// A gateway of the test may write its heartbeat meanwhile.
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };

afterAll(() => Promise.all(temporary.map((folder) => rm(folder, REMOVAL))));

/** A folder that is gone after the test file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-release-'));
  temporary.push(folder);
  return folder;
}

function recordOf({ name, mf, shared, uses, messages, contract }: FakeBuild) {
  const manifest = mfJsonSchema.parse({ name, owner: `team ${name}`, ...mf });
  const modules = [...manifest.routes, ...manifest.slots].map(({ module }) => module);
  return {
    mf: manifest,
    entry: { js: ['entry.js'], css: [] },
    exposes: Object.fromEntries(modules.map((module) => [module, { js: ['entry.js'], css: [] }])),
    nodeEntry: 'server.cjs',
    shared: shared ?? { react: '19.3.1' },
    uses: { routes: [], slots: [], ...uses },
    messages,
    contract,
  };
}

/** @param given the folder of the build, another one each time by default. @returns it. */
export async function fakeBuild(build: FakeBuild, given?: string): Promise<string> {
  const { name, hashPlaceholders, files } = build;
  const folder = given ?? join(await temporaryFolder(), '.build');
  const record = { ...recordOf(build), hashPlaceholders };
  const all = {
    'build.json': JSON.stringify(record),
    'web/entry.js': `self.chunks_${RELEASE_PLACEHOLDER} = "${name}"; ${'/* padding */'.repeat(100)}`,
    'node/server.cjs': `exports.name = ${JSON.stringify(name)};`,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

export const temporaryStore = async (): Promise<ReleaseStore> => openStore(await temporaryFolder());

export async function publishFake(store: ReleaseStore, build: FakeBuild): Promise<Release> {
  return (await publish(store, build.name, await fakeBuild(build), 'tester')).release;
}

/** Puts the release of a build without its files into the store, where nobody reads them: much sooner. */
export async function putFake(
  store: ReleaseStore,
  build: FakeBuild,
  more: Partial<Release> = {},
): Promise<Release> {
  const id = createHash('sha256').update(JSON.stringify(build)).digest('hex').slice(0, 16);
  const publication = { publishedAt: new Date().toISOString(), publishedBy: 'tester' };
  const release = { ...recordOf(build), app: build.name, id, files: [], commit: null };
  return store.putRelease(releaseSchema.parse({ ...release, ...publication, ...more }), new Map());
}

/** A version of an app that differs in its bytes alone. */
export function version(name: string, text: string, more: Omit<FakeBuild, 'name'> = {}): FakeBuild {
  return { name, ...more, files: { 'web/version.txt': text, ...more.files } };
}
