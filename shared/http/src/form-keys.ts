/** The idempotency keys of forms without a response: sent again unchanged, a form keeps its key. */

/** `crypto.randomUUID` is missing in pages that are not served over HTTPS. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Calls `send` with the key of a form.
 * @param path where the form goes; each path keeps the key of its last form.
 * @param content two forms with the same content are one.
 */
type SendWithKey = <Data>(
  path: string,
  content: string,
  send: (key: string) => Promise<Data>,
) => Promise<Data>;

export function createFormKeys(): SendWithKey {
  const pending = new Map<string, { content: string; key: string }>();
  return async (path, content, send) => {
    const before = pending.get(path);
    const form = before?.content === content ? before : { content, key: newKey() };
    pending.set(path, form);
    const data = await send(form.key);
    if (pending.get(path) === form) pending.delete(path);
    return data;
  };
}
