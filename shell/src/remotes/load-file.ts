/** Loads scripts and stylesheets of remotes by elements in the document's head. */

/** A file that has not come by then counts as failed. */
const TIMEOUT_MS = 20_000;

/** Resolves when the element has loaded. One that fails is removed, so that it can be requested again. */
function loaded(element: HTMLElement, url: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = ({ type }: Pick<Event, 'type'>) => {
      clearTimeout(timer);
      if (type === 'load') return resolve();
      element.remove();
      reject(new Error(`${url} did not load`));
    };
    const timer = setTimeout(end, timeoutMs, { type: 'timeout' });
    element.addEventListener('load', end);
    element.addEventListener('error', end);
  });
}

/**
 * Runs a script, once where the document's head has started it already.
 * @param integrity the hash that its bytes must have.
 * @throws when it cannot be loaded in time.
 */
export function loadScript(src: string, integrity = '', timeoutMs = TIMEOUT_MS): Promise<void> {
  const started = [...document.scripts].find((script) => script.getAttribute('src') === src);
  const script = started ?? Object.assign(document.createElement('script'), { src, integrity });
  const loading = loaded(script, src, timeoutMs);
  if (!started) document.head.append(script);
  return loading;
}

const stylesheets = new Map<string, Promise<void>>();

/**
 * Puts a stylesheet into the page once, and waits until it applies.
 * @throws when it cannot be loaded in time; a later call requests it again.
 */
export function loadStylesheet(href: string): Promise<void> {
  const known = stylesheets.get(href);
  if (known) return known;
  const url = new URL(href, location.href).href;
  if ([...document.styleSheets].some((sheet) => sheet.href === url)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loading = loaded(link, href, TIMEOUT_MS);
  document.head.append(link);
  stylesheets.set(href, loading);
  loading.catch(() => stylesheets.delete(href));
  return loading;
}
