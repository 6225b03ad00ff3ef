/** Web files of every published release in each encoding, cached in memory. */
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONTENT_FOLDER, type Release, releaseFileUrl } from '@mall/contracts';
import { AlteredFileError, brotliPath, isOpen, type ReleaseStore } from '@mall/release';
import { clientOf, SingleFlight } from '@mall/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contentType } from 'mime-types';
import type { Log } from '../base/log.ts';
import { WindowCounter } from '../base/window-counter.ts';
import { HIGH_EFFORT } from '../encoding/encoded-body.ts';
import type { PreparedSource } from '../http/fast-path.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { PreparedResponse, sendPrepared } from '../http/prepared-response.ts';

const MAX_MEMORY_BYTES = 128 * 1024 * 1024;
/** Compressing these once more saves nothing. */
const COMPRESSED = /\.(?:jpe?g|mp4|png|webp|woff2?)$/;
/** As often as the composition is looked at. */
const LOOK_PAUSE_MS = 100;
/** Missing files that one client may look for in a minute: a made-up release costs a call to the store. */
const MAX_MISSES = 300;
const MISS_WINDOW_MS = 60_000;
const MAX_CLIENTS = 10_000;

/** The release's files that are named by their content, as keys of an app and a file. */
const contentKeys = ({ app, files }: Release) =>
  files
    .map(({ path }) => path.slice('web/'.length))
    .filter((file) => file.startsWith(CONTENT_FOLDER))
    .map((file) => `${app}/${file}`);

export class ReleaseFiles implements PreparedSource {
  readonly kind = 'file';
  readonly prefix = '/js/';
  readonly #store: ReleaseStore;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #log: Log;
  readonly #cached = new LRUCache<string, PreparedResponse>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  readonly #loading = new SingleFlight<PreparedResponse | undefined>();
  /** The releases that hold a file named by its content, by app and file. */
  readonly #byContent = new Map<string, string>();
  readonly #looking = new SingleFlight<void>();

  constructor(store: ReleaseStore, headers: Readonly<Record<string, string>>, log: Log) {
    this.#store = store;
    this.#log = log;
    this.#headers = headers;
  }

  /** By the plain spelling of the file's URL. */
  find(url: string): PreparedResponse | undefined {
    return this.#cached.get(url.slice(this.prefix.length));
  }

  /** The response with a file; undefined when the file is missing or its bytes fail the release's hash. */
  async get(app: string, id: string, file: string): Promise<PreparedResponse | undefined> {
    const key = releaseFileUrl(app, id, file).slice(this.prefix.length);
    return this.#cached.get(key) ?? this.#loading.run(key, () => this.#load(key, app, id, file));
  }

  /** The same for a file that is named by its content, which any release of the app may hold. */
  async getByContent(app: string, file: string): Promise<PreparedResponse | undefined> {
    const key = `${app}/${file}`;
    if (!this.#byContent.has(key)) await this.#looking.run('store', () => this.#look());
    const id = this.#byContent.get(key);
    return id ? this.get(app, id, file) : undefined;
  }

  /**
   * Another gateway may have swapped to this composition already, or serves a candidate, and sends its
   * pages. Made-up names share a look at the store.
   */
  async #look(): Promise<void> {
    await sleep(LOOK_PAUSE_MS);
    const { apps = {} } = (await this.#store.live()) ?? {};
    const open = (await this.#store.rollouts.all()).filter((state) => isOpen(state));
    const served = [apps, ...open.map(({ rollout }) => rollout.apps)];
    for (const [app, id] of served.flatMap((each) => Object.entries(each))) {
      const release = await this.#store.release(app, id);
      if (!release) continue;
      // The first release that is seen counts, and the live one before candidates, which may be removed.
      for (const key of contentKeys(release)) {
        if (!this.#byContent.has(key)) this.#byContent.set(key, id);
      }
    }
  }

  async warm(releases: readonly Release[]): Promise<void> {
    for (const release of releases) {
      const { app, id, files } = release;
      for (const key of contentKeys(release)) this.#byContent.set(key, id);
      const web = files.filter(({ path }) => /^web\/.*\.(?:js|css)$/.test(path));
      for (const { path } of web) await this.get(app, id, path.slice('web/'.length));
    }
  }

  async #load(key: string, app: string, id: string, file: string) {
    const path = `web/${file}`;
    const bytes = await this.#read(app, id, path);
    if (!bytes) return;
    const release = await this.#store.release(app, id);
    const integrity = release?.files.find((listed) => listed.path === path)?.integrity ?? '';
    const isCompressed = COMPRESSED.test(path);
    const br = isCompressed ? undefined : await this.#read(app, id, brotliPath(path));
    const headers = {
      ...this.#headers,
      'content-type': contentType(extname(file)) || 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      // Weak, because all encodings share it.
      etag: `W/"${integrity.slice('sha384-'.length, 40)}"`,
    };
    const prepared = new PreparedResponse({
      ...{ status: 200, headers },
      body: { identity: bytes, ...(br && { br }) },
      effort: isCompressed ? undefined : HIGH_EFFORT,
    });
    this.#cached.set(key, prepared);
    return prepared;
  }

  /** An altered file is as if it were missing. */
  async #read(app: string, id: string, path: string): Promise<Buffer | undefined> {
    return this.#store.readFile(app, id, path).catch((error: unknown) => {
      if (!(error instanceof AlteredFileError)) throw error;
      const { release, file } = error;
      this.#log.error({ app, release, file }, 'altered file in the release store is not sent');
      return undefined;
    });
  }
}

const FILE_URL = /^\/js\/([a-z][a-z0-9-]*)\/(?:([0-9a-f]{16})\/)?([^?#]+)/;

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send('no such file\n');
}

export function addFileRoutes(app: FastifyInstance, files: ReleaseFiles): void {
  const misses = new WindowCounter(MISS_WINDOW_MS, MAX_CLIENTS);
  app.get('/js/*', { config: { kind: 'file' } }, async (request, reply) => {
    const [, owner, release, path = ''] = FILE_URL.exec(request.raw.url ?? '') ?? [];
    if (!owner || !(release || path.startsWith(CONTENT_FOLDER))) return notFound(reply);
    const client = clientOf(request);
    if (misses.add(0, client) >= MAX_MISSES) return sendPlainPage(reply, 429);
    const name = decodeURIComponent(path);
    const file = await (release
      ? files.get(owner, release, name)
      : files.getByContent(owner, name));
    if (file) return sendPrepared(request, reply, file);
    misses.add(1, client);
    return notFound(reply);
  });
}
