/** Renders a tree to its HTML. Waits for everything in it, and reports each part that failed. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { FallbacksContextV1 } from '@mall/runtime';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { FragmentsContext } from '../site/cached-fragment.tsx';
import type { PageFragments } from './fragment-cache.ts';

/** React's mark before a boundary that failed, or that waits for something. */
const UNFINISHED = '<!--$!-->';

/**
 * Nothing of a page waits as a rule, since its data and modules are loaded before. Then this way takes
 * a tenth less than a stream, which copies every piece of the page.
 * @returns undefined when something failed or waits.
 */
function renderAtOnce(tree: ReactNode): string | undefined {
  try {
    const html = renderToString(<FallbacksContextV1 value={false}>{tree}</FallbacksContextV1>);
    return html.includes(UNFINISHED) ? undefined : html;
  } catch {
    return undefined;
  }
}

function renderInTime(tree: ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      // Whole boundaries stay in their place: moving them in later would take an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    });
  });
}

/**
 * @param fragments puts in what other pages have rendered
 * @throws when something outside every `ErrorBoundary` fails.
 */
export async function renderHtml(
  page: ReactNode,
  fragments: PageFragments,
  onError: (error: unknown) => void,
): Promise<string> {
  const tree = <FragmentsContext value={fragments}>{page}</FragmentsContext>;
  const html = renderAtOnce(tree);
  return html === undefined
    ? fragments.complete(await renderInTime(tree, onError), false)
    : fragments.complete(html, true);
}
