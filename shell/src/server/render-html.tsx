/** Renders a tree to its HTML. Waits for everything in it, and reports each part that failed. */
import { Writable } from 'node:stream';
import { FallbackContextV1 } from '@mall/runtime';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { FragmentsContext } from '../site/cached-fragment.tsx';
import type { PageFragments } from './fragment-cache.ts';

/** The fallback of every boundary while a page is rendered at once: in the HTML, something has failed or waits. */
const UNFINISHED_TAG = 'unfinished-part';

/** A string takes React half the time of a stream. Returns undefined when something failed or waits. */
function renderAtOnce(tree: ReactNode): string | undefined {
  const unfinished = createElement(UNFINISHED_TAG);
  try {
    const html = renderToString(<FallbackContextV1 value={unfinished}>{tree}</FallbackContextV1>);
    return html.includes(`<${UNFINISHED_TAG}>`) ? undefined : html;
  } catch {
    return undefined;
  }
}

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

interface RenderOptions {
  onError: (error: unknown) => void;
  /** Starts the time that parts may wait for; those that still wait then fail. Returns a function that cancels. */
  startTimer: (onTimeout: (reason: Error) => void) => () => void;
}

async function renderStream(tree: ReactNode, { onError, startTimer }: RenderOptions) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { pipe, abort } = renderToPipeableStream(tree, {
    // Whole boundaries stay in their place: moving them in later would take an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: resolve,
    onShellError: reject,
    onError,
  });
  await promise.finally(startTimer(abort));
  return new Promise<string>((onHtml) => pipe(htmlSink(onHtml)));
}

/** @throws when something outside every `ErrorBoundary` fails. */
export async function renderHtml(
  page: ReactNode,
  fragments: PageFragments,
  options: RenderOptions,
): Promise<string> {
  const tree = <FragmentsContext value={fragments}>{page}</FragmentsContext>;
  const html = renderAtOnce(tree);
  if (html !== undefined) return fragments.complete(html, true);
  return fragments.complete(await renderStream(tree, options), false);
}
