/** The one door to the browser's stores. A browser may refuse them; the site works without. */
/** @param open gives the store; it throws where the browser refuses. */
function browserStore(open: () => Storage) {
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open());
    } catch {
      // Private windows and full stores refuse: nothing that is kept here is needed to go on.
      return undefined;
    }
  };
  return {
    get: (key: string) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key: string, value: string) => attempt((storage) => storage.setItem(key, value)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
  };
}

export const localStore = browserStore(() => window.localStorage);

/** What this tab keeps until it is closed. */
export const sessionStore = browserStore(() => window.sessionStorage);
