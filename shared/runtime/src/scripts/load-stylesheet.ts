/** Puts a stylesheet into the page once, and waits until it applies. */
const loading = new Map<string, Promise<void>>();

function present(href: string): boolean {
  return [...document.styleSheets].some(
    (sheet) => sheet.href === new URL(href, location.href).href,
  );
}

function append(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading.delete(href);
      reject(new Error(`${href} did not load`));
    };
    document.head.append(link);
  });
}

/** @throws when the file cannot be loaded; a later call asks for it again. */
export function loadStylesheet(href: string): Promise<void> {
  const pending = loading.get(href);
  if (pending) return pending;
  if (present(href)) return Promise.resolve();
  const promise = append(href);
  loading.set(href, promise);
  return promise;
}
