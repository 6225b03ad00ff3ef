/**
 * Makes a page's browser as poor as the oldest of `tooling/webpack/browsers.ts`. Types say what our own code
 * may use; this also sees what packages use.
 */
import type { Page } from 'playwright/test';

/** What one of the oldest browsers lacks, by its owner. */
const NEWER: Record<string, string[]> = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  'ArrayBuffer.prototype': ['resize', 'transfer'],
  'Document.prototype': ['startViewTransition'],
  'Element.prototype': ['checkVisibility', 'getHTML', 'moveBefore', 'setHTMLUnsafe'],
  'HTMLDialogElement.prototype': ['closedBy', 'requestClose'],
  'HTMLElement.prototype': ['hidePopover', 'popover', 'showPopover', 'togglePopover'],
  Intl: ['DurationFormat', 'Segmenter'],
  'Iterator.prototype': ['every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'some', 'toArray'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  'Set.prototype': ['difference', 'intersection', 'isSubsetOf', 'union'],
  URL: ['canParse', 'parse'],
  'URLSearchParams.prototype': ['size'],
  globalThis: ['Iterator', 'navigation', 'requestIdleCallback', 'scheduler'],
};

/** Runs in the page: uses nothing from outside itself. */
function remove(newer: Record<string, string[]>): void {
  type Owner = Record<string, unknown>;
  for (const [path, names] of Object.entries(newer)) {
    let owner: Owner | undefined = globalThis as unknown as Owner;
    for (const part of path.split('.')) owner = owner?.[part] as Owner | undefined;
    for (const name of names) if (owner) delete owner[name];
  }
}

/** Every document that the page loads from now on lacks what the oldest browsers lack. */
export const likeOldestBrowsers = (page: Page): Promise<unknown> =>
  page.addInitScript(remove, NEWER);
