/** Renders a tree to the bytes of its HTML. Waits for everything in it, and reports each part that failed. */
import { Writable } from 'node:stream';
import { FallbacksContextV1 } from '@mall/runtime';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { FragmentsContext } from '../site/cached-fragment.tsx';
import type { PageFragments } from './fragment-cache.ts';

function renderOnce(tree: ReactNode, onError: (error: unknown) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      // React stops for every chunk that would fill the buffer.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      // React makes a new chunk for each write, so none has to be copied.
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      // Whole boundaries stay in their place: moving them in later would take an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
    });
  });
}

/**
 * Fallbacks are rendered when something failed: then the whole tree is rendered once more, with them.
 * @param fragments puts in what other pages have rendered
 * @throws when something outside every `ErrorBoundary` fails.
 */
export async function renderHtml(
  page: ReactNode,
  fragments: PageFragments,
  onError: (error: unknown) => void,
): Promise<Buffer> {
  const tree = <FragmentsContext value={fragments}>{page}</FragmentsContext>;
  let hasFailed = false;
  const html = await renderOnce(
    <FallbacksContextV1 value={false}>{tree}</FallbacksContextV1>,
    () => {
      hasFailed = true;
    },
  ).catch(() => undefined);
  if (html && !hasFailed) return fragments.complete(html, true);
  return fragments.complete(await renderOnce(tree, onError), false);
}
