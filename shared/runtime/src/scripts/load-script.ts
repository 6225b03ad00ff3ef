const TIMEOUT_MS = 20_000;

/** A script that the document's head has started and that has not run yet. */
const onItsWay = (src: string) =>
  [...document.scripts].find((script) => script.getAttribute('src') === src);

function newScript(src: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  Object.assign(script, { src, integrity });
  document.head.append(script);
  return script;
}

/**
 * Runs a script, once where the head runs it already. Containers load their chunks by it.
 * @param integrity the hash that its bytes must have.
 * @param timeoutMs a script that has not come by then counts as failed.
 * @throws when it cannot be loaded in time.
 */
export function loadScript(
  src: string,
  integrity = '',
  timeoutMs: number = TIMEOUT_MS,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = onItsWay(src) ?? newScript(src, integrity);
    const end = ({ type }: Pick<Event, 'type'>) => {
      clearTimeout(timer);
      if (type === 'load') return resolve();
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    const timer = setTimeout(end, timeoutMs, { type: 'timeout' });
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  });
}
