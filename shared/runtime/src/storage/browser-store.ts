/** The one door to the browser's stores. A browser may refuse them; the site works without. */
export interface BrowserStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** @param open gives the store; it throws where the browser refuses. */
function browserStore(open: () => Storage): BrowserStore {
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open());
    } catch {
      // Private windows and full stores refuse: nothing that is kept here is needed to go on.
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

export const localStore = browserStore(() => window.localStorage);

/** What this tab keeps until it is closed. */
export const sessionStore = browserStore(() => window.sessionStorage);
