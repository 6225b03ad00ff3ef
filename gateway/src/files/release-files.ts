/** Web files of every published release in each encoding, cached in memory. */
import { extname } from 'node:path';
import type { Release } from '@mall/contracts';
import { brotliPath, type ReleaseStore } from '@mall/release';
import { LRUCache } from 'lru-cache';
import { contentType } from 'mime-types';
import { bodyBytes, type EncodedBody, encodeBody } from '../encoding/encoded-body.ts';

export interface ReleaseFile {
  body: EncodedBody;
  contentType: string;
  /** The file's hash; an entity tag adds the encoding. */
  hash: string;
}

const MAX_MEMORY_BYTES = 128 * 1024 * 1024;
/** Compressing these once more saves nothing. */
const COMPRESSED = /\.(?:jpe?g|mp4|png|webp|woff2?)$/;
/** A file is compressed once and sent often; its release holds the brotli form. */
const EFFORT = { brotli: 9, gzip: 9 };

export class ReleaseFiles {
  readonly #store: ReleaseStore;
  readonly #cached = new LRUCache<string, ReleaseFile>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ body }) => bodyBytes(body) + 500,
  });
  readonly #loading = new Map<string, Promise<ReleaseFile | undefined>>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** A file, without a promise when it is cached; undefined when there is none. */
  get(app: string, id: string, file: string): ReleaseFile | Promise<ReleaseFile | undefined> {
    const key = `${app}/${id}/${file}`;
    const cached = this.#cached.get(key);
    if (cached) return cached;
    const running = this.#loading.get(key);
    if (running) return running;
    const loading = this.#load(key, app, id, file).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  /** Loads the web files of a composition's releases, one after the other. */
  async warm(releases: readonly Release[]): Promise<void> {
    for (const { app, id, files } of releases) {
      for (const { path } of files) {
        if (/^web\/.*\.(?:js|css)$/.test(path)) await this.get(app, id, path.slice(4));
      }
    }
  }

  async #load(key: string, app: string, id: string, file: string) {
    const path = `web/${file}`;
    const bytes = await this.#store.readFile(app, id, path);
    if (!bytes) return;
    const release = await this.#store.release(app, id);
    const integrity = release?.files.find((listed) => listed.path === path)?.integrity ?? '';
    const loaded: ReleaseFile = {
      body: await this.#encode(bytes, app, id, path),
      contentType: contentType(extname(file)) || 'application/octet-stream',
      hash: integrity.slice('sha384-'.length, 40),
    };
    this.#cached.set(key, loaded);
    return loaded;
  }

  async #encode(bytes: Buffer, app: string, id: string, path: string): Promise<EncodedBody> {
    if (COMPRESSED.test(path)) return { identity: bytes };
    return encodeBody(bytes, EFFORT, await this.#store.readFile(app, id, brotliPath(path)));
  }
}
