/** Renders a tree to the bytes of its HTML. Waits for everything in it, and reports each part that failed. */
import { Writable } from 'node:stream';
import { FallbacksContextV1 } from '@mall/runtime';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

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
 * @throws when something outside every `ErrorBoundary` fails.
 */
export async function renderHtml(
  tree: ReactNode,
  onError: (error: unknown) => void,
): Promise<Buffer> {
  let hasFailed = false;
  const html = await renderOnce(
    <FallbacksContextV1 value={false}>{tree}</FallbacksContextV1>,
    () => {
      hasFailed = true;
    },
  ).catch(() => undefined);
  return html && !hasFailed ? html : renderOnce(tree, onError);
}
