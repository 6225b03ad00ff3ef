/** Whether the browser has a network. A page from the service worker shows that there is none before the browser reports it. */

/** The path of the page that the service worker has kept and shows; undefined for a page from the network. */
export const keptPath = (): string | undefined => document.documentElement.dataset.kept;

export const hasNetwork = (): boolean => navigator.onLine && keptPath() === undefined;

const listeners = new Set<() => void>();

/**
 * Takes a response of the API as proof of a network: a browser whose `navigator.onLine` stayed true fires no
 * `online` event. A response that the service worker has kept names no composition.
 * @returns true when the page was taken for one without a network until now.
 */
export function seeNetwork({ headers }: Pick<Response, 'headers'>): boolean {
  if (keptPath() === undefined || !headers.has('x-composition')) return false;
  delete document.documentElement.dataset.kept;
  for (const listener of listeners) listener();
  return true;
}

/** Calls `listener` when the network comes or goes. */
export function watchNetwork(listener: () => void): () => void {
  const cameBack = () => {
    delete document.documentElement.dataset.kept;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('online', cameBack);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', cameBack);
    window.removeEventListener('offline', listener);
  };
}
