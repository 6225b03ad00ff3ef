/** Renders a tree to its HTML. Waits for everything in it, and reports each part that failed. */
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { FragmentsContext } from '../site/cached-fragment.tsx';
import type { PageFragments } from './fragment-cache.ts';

/** Joins what React writes in pieces of 2 kB; a stream that is read again would copy each of them. */
function htmlSink(onHtml: (html: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onHtml(Buffer.concat(chunks).toString());
      done();
    },
  });
}

/**
 * @param fragments puts in what other pages have rendered
 * @throws when something outside every `ErrorBoundary` fails.
 */
export function renderHtml(
  page: ReactNode,
  fragments: PageFragments,
  onError: (error: unknown) => void,
): Promise<string> {
  const tree = <FragmentsContext value={fragments}>{page}</FragmentsContext>;
  let isWhole = true;
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      // Whole boundaries stay in their place: moving them in later would take an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(htmlSink((html) => resolve(fragments.complete(html, isWhole)))),
      onShellError: reject,
      onError(error) {
        isWhole = false;
        onError(error);
      },
    });
  });
}
