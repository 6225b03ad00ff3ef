/**
 * The site files that pages name, by their versions. A page keeps its file: one of an earlier
 * composition, or of the time before a campaign began, is sent to the pages that were rendered with it.
 */
import type { SiteFile } from '@mall/contracts';
import { LRUCache } from 'lru-cache';
import { encodeFor, isEncodedFor, type PartlyEncoded } from '../encoding/encode-on-demand.ts';
import { PreparedResponse } from '../http/prepared-response.ts';
import type { NamedSite } from '../render/messages.ts';

const MAX_FILES = 50;
/** It is compressed once, and sent to each visitor. */
const EFFORT = { brotli: 11, gzip: 9 };

interface KeptFile {
  body: PartlyEncoded;
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
  const body: PartlyEncoded = { identity: Buffer.from(text) };
  const answer = (cacheControl: string) =>
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
    });
  return {
    body,
    immutable: answer('public, max-age=31536000, immutable'),
    uncached: answer('no-store'),
  };
}

export class SiteFiles {
  readonly #headers: Readonly<Record<string, string>>;
  readonly #files = new LRUCache<string, KeptFile>({ max: MAX_FILES });
  /** The newest version of each composition. */
  readonly #newest = new LRUCache<number, string>({ max: MAX_FILES });

  /** @param headers of every answer. */
  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }

  /** @param revision of the composition; left out for a preview, which no other page gets. */
  keep({ version, text }: NamedSite, revision?: number): void {
    // Looked up, which also keeps what is in use.
    if (!this.#files.get(version) && text !== undefined)
      this.#files.set(version, keptFile({ version, text }, revision, this.#headers));
    if (revision !== undefined) this.#newest.set(revision, version);
  }

  /** The answer for a version, when it is there in the encoding that the client prefers. */
  ready(version: string, acceptEncoding: string | undefined): PreparedResponse | undefined {
    const file = this.#files.get(version);
    return file && isEncodedFor(file.body, acceptEncoding) ? file.immutable : undefined;
  }

  /**
   * The answer for a version; in place of an unknown one the composition's newest.
   * @returns undefined while no page of the composition was rendered.
   */
  async answer(
    version: string | undefined,
    revision: number,
    acceptEncoding: string | undefined,
  ): Promise<PreparedResponse | undefined> {
    const asked = version === undefined ? undefined : this.#files.get(version);
    const file = asked ?? this.#files.get(this.#newest.get(revision) ?? '');
    if (!file) return undefined;
    await encodeFor(file.body, acceptEncoding, EFFORT);
    return asked ? file.immutable : file.uncached;
  }
}
