/** `release.json`: what an immutable, content-addressed release of an app holds; and which releases are live. */
import { z } from 'zod';
import { contractSchema } from '../contract/contract.ts';
import { appNameSchema } from './app.ts';
import { mfJsonSchema } from './mf-json.ts';

/** The first 16 hexadecimal digits of the sha256 of the built files. */
export const releaseIdSchema = z.string().regex(/^[0-9a-f]{16}$/, '16 hexadecimal digits');

/**
 * The placeholder of the release id in built files: in the public path and in webpack's unique name.
 * The id is the hash of the files with the placeholder; publishing then overwrites it with the id.
 */
export const RELEASE_PLACEHOLDER = '__release_id_0__';

/** Files that one exposed module needs, relative to the release's web folder. */
export const moduleAssetsSchema = z.strictObject({
  js: z.array(z.string()),
  css: z.array(z.string()),
});
export type ModuleAssets = z.infer<typeof moduleAssetsSchema>;

export const exposedModuleSchema = moduleAssetsSchema.extend({
  /** Shared modules that this module imports and that the shell loads only on demand. */
  shared: z.array(z.string()).default([]),
});
export type ExposedModule = z.infer<typeof exposedModuleSchema>;

/** Names of routes, slots and messages; `module` is the file whose code holds the name. */
const namesInCodeSchema = z.strictObject({
  routes: z.array(z.strictObject({ route: z.string(), module: z.string() })),
  slots: z.array(z.strictObject({ slot: z.string(), module: z.string() })),
  /** Message keys with the app whose messages they are. */
  messages: z
    .array(z.strictObject({ app: z.string(), key: z.string(), module: z.string() }))
    .default([]),
});

/** `build.json`: what the webpack preset records of a build, beside the built files. */
export const buildRecordSchema = z.strictObject({
  mf: mfJsonSchema,
  /** The web entry: the remote's container, or the shell's start scripts and styles. */
  entry: moduleAssetsSchema,
  /** Exposed modules (`./pages/cinema`, `./messages/hu`) with exactly their files. */
  exposes: z.record(z.string(), exposedModuleSchema),
  /** Of the shell: the files of the shared modules that it loads on demand. */
  provides: z.record(z.string(), moduleAssetsSchema).default({}),
  /** Of the shell: font files that the first paint needs. */
  fonts: z.array(z.string()).default([]),
  /** Of the shell: scripts that run before the first paint. */
  headScripts: z.array(z.string()).default([]),
  /** The node entry, relative to the release's node folder. */
  nodeEntry: z.string(),
  /** Versions of the shared packages that the app depends on, as they were installed for it. */
  shared: z.record(z.string(), z.string()),
  /** What the app's code names; optional links (`hasRoute`) are left out. */
  uses: namesInCodeSchema.default({ routes: [], slots: [], messages: [] }),
  /**
   * What the app uses of the API's contract; records of older sources have none. A gateway of older
   * sources cannot read a record with it.
   */
  contract: contractSchema.optional(),
  /** Keys of the app's messages, those that every language has. */
  messages: z.array(z.string()).default([]),
  /** Placeholders in the entry scripts, each with the web file whose hash replaces it at publish. */
  hashPlaceholders: z.record(z.string(), z.string()).default({}),
});
export type BuildRecord = z.infer<typeof buildRecordSchema>;

const releaseFileSchema = z.strictObject({
  /** `web/…`, `br/…` for its brotli forms, `node/…`, or `maps/…` for source maps, which are never served. */
  path: z.string(),
  bytes: z.int().nonnegative(),
  /** `sha384-<base64>`: checked whenever the file is read from the store. */
  integrity: z.string().startsWith('sha384-'),
  /** `sha256-<base64>` of a web script: checked by browsers (Subresource Integrity). */
  scriptIntegrity: z.string().startsWith('sha256-').optional(),
});

export const releaseSchema = buildRecordSchema.omit({ hashPlaceholders: true }).extend({
  app: appNameSchema,
  id: releaseIdSchema,
  files: z.array(releaseFileSchema),
  /** The commit it was built from, with `-dirty` when the work tree differed; null outside git. */
  commit: z.string().nullable(),
  /** The newest commits before it, each by the first twelve digits of its id. */
  ancestors: z.array(z.string()).default([]),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  /**
   * Why it was published with uncommitted changes or, `unchecked`, without its checks. A gateway of older
   * sources cannot read a record with it.
   */
  waiver: z.strictObject({ unchecked: z.boolean(), reason: z.string() }).optional(),
});
export type Release = z.infer<typeof releaseSchema>;

/** The immutable record of which release of each app is live. */
export const compositionSchema = z.strictObject({
  /** Counts up by one with each change; the highest that no gateway has refused is live. */
  revision: z.int().positive(),
  apps: z.record(appNameSchema, releaseIdSchema),
  at: z.iso.datetime(),
  by: z.string(),
  /** What made it. */
  action: z.enum(['promote', 'rollback', 'remove', 'take-back']).default('promote'),
  /** The apps that it changes: added, replaced or removed. */
  changed: z.array(appNameSchema).default([]),
  /** The rollout and its step that made it: `1a2b3c4d.begin`. */
  rollout: z.string().optional(),
  /** For people: `promote cinema@0123456789abcdef: new hall`. */
  reason: z.string(),
});
export type Composition = z.infer<typeof compositionSchema>;
