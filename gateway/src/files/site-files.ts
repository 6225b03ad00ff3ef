/** The site files that pages name. A page keeps the version that it was rendered with. */
import { SITE_FILE_PATH, type SiteFile } from '@mall/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CompositionChoice } from '../composition/composition-choice.ts';
import type { CompositionInstance } from '../composition/composition-instance.ts';
import { readPageRequest } from '../composition/page.ts';
import type { PreparedSource } from '../http/fast-path.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { PreparedResponse, sendPrepared } from '../http/prepared-response.ts';
import type { NamedSite } from '../render/messages.ts';

const VERSIONED_URL = `${SITE_FILE_PATH}?v=`;
/** More than run at once, with those that open pages were rendered by. */
const MAX_COMPOSITIONS = 20;
/** A composition has another file when a campaign begins or ends. */
const MAX_FILES = 10;
/** It is compressed once, and sent to each visitor. */
const EFFORT = { brotli: 11, gzip: 9 };

interface KeptFile {
  /** For the URL of this version. */
  immutable: PreparedResponse;
  /** In place of a version that is not here. */
  uncached: PreparedResponse;
}

/** The revision names the composition, by which an open page notices a newer one. */
function keptFile(
  { version, text }: SiteFile,
  revision: number | undefined,
  common: Readonly<Record<string, string>>,
): KeptFile {
  const body = { identity: Buffer.from(text) };
  const prepared = (cacheControl: string) =>
    new PreparedResponse({
      status: 200,
      headers: {
        ...common,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': cacheControl,
        // Weak, because all encodings share it.
        etag: `W/"${version}"`,
        ...(revision !== undefined && { 'x-composition': String(revision) }),
      },
      body,
      effort: EFFORT,
    });
  return {
    immutable: prepared('public, max-age=31536000, immutable'),
    uncached: prepared('no-store'),
  };
}

export class SiteFiles implements PreparedSource {
  readonly kind = 'file';
  readonly prefix = SITE_FILE_PATH;
  readonly #headers: Readonly<Record<string, string>>;
  /** Each composition has its own, since its worker sends a text once, and another's may send any number. */
  readonly #files = new LRUCache<string, LRUCache<string, KeptFile>>({
    max: MAX_COMPOSITIONS,
    memoMethod: () => new LRUCache({ max: MAX_FILES }),
  });
  readonly #newest = new LRUCache<number, string>({ max: MAX_COMPOSITIONS });

  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }

  /**
   * @param composition its name.
   * @param revision of the composition; left out for a preview, which no other page gets.
   */
  keep({ version, text }: NamedSite, composition: string, revision?: number): void {
    const files = this.#files.memo(composition);
    // Looked up, which also keeps what is in use.
    if (!this.#file(version) && text !== undefined)
      files.set(version, keptFile({ version, text }, revision, this.#headers));
    if (revision !== undefined && this.#file(version)) this.#newest.set(revision, version);
  }

  find(url: string): PreparedResponse | undefined {
    if (!url.startsWith(VERSIONED_URL)) return undefined;
    return this.#file(url.slice(VERSIONED_URL.length))?.immutable;
  }

  /** The response for a URL, else with the composition's newest file; undefined before its first page. */
  get(url: string, revision: number): PreparedResponse | undefined {
    return this.find(url) ?? this.#file(this.#newest.get(revision) ?? '')?.uncached;
  }

  #file(version: string): KeptFile | undefined {
    const found = this.#files.values().map((files) => files.get(version));
    return found.find((file) => file !== undefined);
  }
}

interface SiteFileOptions {
  live: { readonly current: CompositionInstance | undefined };
  compositions: Pick<CompositionChoice, 'of'>;
}

export function addSiteFileRoute(
  app: FastifyInstance,
  files: Pick<SiteFiles, 'find' | 'get'>,
  { live, compositions }: SiteFileOptions,
): void {
  /** Another gateway may have sent the page of a candidate: the file is known once this one has rendered a page. */
  const renderCandidate = async ({ headers }: FastifyRequest) => {
    const { instance } = (await compositions.of(headers)) ?? {};
    if (instance !== live.current) await instance?.pages.get(readPageRequest('/', headers));
  };
  app.get(SITE_FILE_PATH, { config: { kind: 'file' } }, async (request, reply) => {
    const url = request.raw.url ?? '';
    // The log has the reason.
    if (!files.find(url)) await renderCandidate(request).catch(() => undefined);
    const revision = live.current?.composition.revision ?? 0;
    const file = files.get(url, revision);
    return file ? sendPrepared(request, reply, file) : sendPlainPage(reply, 503);
  });
}
