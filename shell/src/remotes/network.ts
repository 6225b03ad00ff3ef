/** Whether the browser has a network. A page from the service worker shows that there is none before the browser reports it. */

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
