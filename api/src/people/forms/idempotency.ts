/**
 * Forms that may be sent again: a browser that has lost the response sends the form with the same key
 * and gets the first response. Key and body are kept as keyed hashes, for a day.
 */
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type ApiForm, type ApiFormData, IDEMPOTENCY_HEADER } from '@mall/contracts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { momentBefore } from '../../database/schema.ts';
import { HttpError } from '../../http/errors.ts';
import type { CheckedRequest, FormContext, FormRequest } from './form-definition.ts';

export interface Idempotency<Form extends ApiForm> {
  /** Returns the first response, or else that of `store`. */
  once: (store: () => Promise<ApiFormData[Form]>) => Promise<ApiFormData[Form]>;
  /** Records the form in `db`, a transaction. @throws {DuplicateSubmission} */
  begin: (db: Database, now: Date) => Promise<void>;
  /** Records the response to the form in the same transaction. */
  end: (db: Database, answer: ApiFormData[Form]) => Promise<void>;
}

/** Another request has stored the form with the same key since this one looked for it. */
class DuplicateSubmission extends Error {}

/** @throws {HttpError} 400 for a key of another form. */
export async function idempotencyOf<Form extends ApiForm>(
  name: Form,
  request: Pick<CheckedRequest, 'headers' | 'ip' | 'body'>,
  context: Pick<FormRequest, 'db' | 'cipher' | 'now' | 'param'>,
): Promise<Idempotency<Form>> {
  const { db, cipher, param } = context;
  const body = await canonical(request.body);
  const key = formKey(`${name} ${param}`.trim(), request, body, context);
  if (key === undefined) return WITHOUT_KEY;
  const { hash: key_hash, since } = key;
  const body_hash = cipher.blindIndex('form', body);

  /** @throws {HttpError} 409 for another body. */
  const find = async () => {
    const row = await db
      .selectFrom('sent_forms')
      .selectAll()
      .where('key_hash', '=', key_hash)
      .where('created_at', '>=', since)
      .executeTakeFirst();
    if (row && row.body_hash !== body_hash) throw new HttpError(409, 'idempotency-key:reused');
    return row && { data: cipher.decrypt(row.encrypted, key_hash) as ApiFormData[Form] };
  };
  return {
    once: async (store) => {
      const before = await find();
      if (before) return before.data;
      try {
        return await store();
      } catch (error) {
        // The same form, sent at the same time.
        const meanwhile = await find();
        if (meanwhile) return meanwhile.data;
        throw error;
      }
    },
    begin: async (transaction, now) => {
      const row = { key_hash, body_hash, encrypted: '', created_at: now.toISOString() };
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('sent_forms')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('key_hash').doUpdateSet(row).where('sent_forms.created_at', '<', since),
        )
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) throw new DuplicateSubmission();
    },
    end: async (transaction, answer) => {
      await transaction
        .updateTable('sent_forms')
        .set({ encrypted: cipher.encrypt(answer, key_hash) })
        .where('key_hash', '=', key_hash)
        .execute();
    },
  };
}

const WITHOUT_KEY = {
  once: <Data>(store: () => Promise<Data>) => store(),
  begin: async () => {},
  end: async () => {},
};

/**
 * The body as a text that does not depend on the order of its fields. No form has a nested value, and a
 * deeply nested one has no text: the stack would overflow.
 */
async function canonical(body: unknown): Promise<string> {
  const fields = Object.entries(body ?? {}).map(async ([field, value]) => [
    field,
    await canonicalValue(value),
  ]);
  const sorted = (await Promise.all(fields)).toSorted(([one], [other]) =>
    String(one) < String(other) ? -1 : 1,
  );
  return JSON.stringify(sorted);
}

async function canonicalValue(value: unknown): Promise<unknown> {
  if (value instanceof File) return hash('sha256', Buffer.from(await value.arrayBuffer()));
  return typeof value === 'object' ? null : value;
}

const KEY = /^[\x21-\x7e]{1,200}$/;
const PAGE_WINDOW_MS = 60_000;

interface FormKey {
  /** Keyed hash, of the form's name too. */
  hash: string;
  /** A form with this key that was stored before this time (ISO) is another one; empty for no limit. */
  since: string;
}

/** Whether a browser has posted the form by itself, as the gateway marks the posts of pages. */
export const isPage = ({ accept = '' }: IncomingHttpHeaders) => accept.includes('text/html');

/**
 * @param body a text that differs with each field of the form.
 * @returns undefined for a form that is another one each time.
 * @throws {HttpError} 400 when the header is not 1 to 200 visible ASCII characters.
 */
function formKey(
  name: string,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  body: string,
  { cipher, now }: Pick<FormContext, 'cipher' | 'now'>,
): FormKey | undefined {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key !== undefined) {
    if (typeof key !== 'string' || !KEY.test(key))
      throw new HttpError(400, 'idempotency-key:invalid');
    return { hash: cipher.blindIndex('form', `${name} ${key}`), since: '' };
  }
  if (!isPage(headers)) return undefined;
  const since = momentBefore(now(), PAGE_WINDOW_MS);
  return { hash: cipher.blindIndex('form', `page ${name} ${ip} ${body}`), since };
}
