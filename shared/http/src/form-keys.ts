/** Keys of forms that have no answer yet: one that is sent again unchanged is taken once. */

/** `randomUUID` is missing in pages that are not served over HTTPS. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The same for uploads with the same texts and files. */
export const contentOfUpload = (body: FormData): string =>
  JSON.stringify([...body], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/**
 * Sends a form by `send` with its key.
 * @param path where the form goes; each path keeps the key of its last form.
 * @param content two forms with the same content are one.
 */
export type SendWithKey = <Answer>(
  path: string,
  content: string,
  send: (key: string) => Promise<Answer>,
) => Promise<Answer>;

export function createFormKeys(): SendWithKey {
  const unanswered = new Map<string, { content: string; key: string }>();
  return async (path, content, send) => {
    const before = unanswered.get(path);
    const form = before?.content === content ? before : { content, key: newKey() };
    unanswered.set(path, form);
    const answer = await send(form.key);
    if (unanswered.get(path) === form) unanswered.delete(path);
    return answer;
  };
}
