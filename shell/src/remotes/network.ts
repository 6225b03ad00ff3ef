/** Whether the browser has a network. One that does not know it yet is told by a page from the service worker. */

/** The path of the page that the service worker has kept and shows; undefined for a page from the network. */
export const keptPath = (): string | undefined => document.documentElement.dataset.kept;

export const hasNetwork = (): boolean => navigator.onLine && keptPath() === undefined;

/** Calls `listener` when the network comes or goes. */
export function watchNetwork(listener: () => void): () => void {
  const cameBack = () => {
    delete document.documentElement.dataset.kept;
    listener();
  };
  window.addEventListener('online', cameBack);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', cameBack);
    window.removeEventListener('offline', listener);
  };
}
