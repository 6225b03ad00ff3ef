/**
 * The `Idempotency-Key` of each form: one that got no answer and is sent again unchanged has the same key,
 * so that the API takes it once.
 */

interface Unanswered {
  body: string;
  key: string;
}

/** Keys by form; a body is kept only until it is answered. */
export class FormKeys {
  readonly #unanswered = new Map<string, Unanswered>();

  /** The key to send `body` with. */
  keyFor(form: string, body: string): string {
    const last = this.#unanswered.get(form);
    const key = last?.body === body ? last.key : newKey();
    this.#unanswered.set(form, { body, key });
    return key;
  }

  /** The form was answered: what is sent next is another one. */
  answered(form: string): void {
    this.#unanswered.delete(form);
  }
}

/** `randomUUID` is missing in pages that are not served over HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
