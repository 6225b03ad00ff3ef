/** A script that has not come by then counts as failed. */
const TIMEOUT_MS = 20_000;

/**
 * Runs a script.
 * @param integrity the hash that its bytes must have.
 * @throws when it cannot be loaded in time.
 */
export function loadScript(src: string, integrity = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.src = src;
    script.integrity = integrity;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    document.head.append(script);
  });
}
