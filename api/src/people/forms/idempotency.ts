/**
 * Forms that may be sent again: a browser that has lost the response sends the form with the same key and gets
 * the first response. Key and body are kept as keyed hashes, for a day. A script names each form by an
 * `Idempotency-Key`. A browser that posts a form by itself names none: from one client, the same form with the
 * same fields within a minute of the first is that form, sent by a second press or a reload; not where the newest one
 * replaces those before, as a reply does.
 */
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type ApiForm, type ApiFormData, IDEMPOTENCY_HEADER } from '@mall/contracts';
import type { Database } from '../../database/open-database.ts';
import { momentBefore } from '../../database/schema.ts';
import { HttpError } from '../../http/errors.ts';
import { audit } from '../../vault/audit.ts';
import type { CheckedForm, CheckedRequest, FormRequest, WriteForm } from './form-definition.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;
const PAGE_WINDOW_MS = 60_000;

type NamedForm<Form extends ApiForm> = Pick<CheckedForm<Form>, 'name' | 'isReplacing'>;
type SentRequest = Pick<CheckedRequest, 'headers' | 'ip' | 'body'>;

/**
 * Writes a form with its audit entry and its response in one transaction; sent again, it gets the first response.
 * @param prepare checks the form and returns what writes it.
 * @throws {HttpError} 400 for a key of another form, 409 for one of another body.
 */
export async function storeOnce<Form extends ApiForm>(
  form: NamedForm<Form>,
  request: SentRequest,
  context: FormRequest,
  prepare: () => Promise<WriteForm<Form>>,
): Promise<ApiFormData[Form]> {
  const { db, now } = context;
  const key = await submissionKey(form, request, context);
  const before = await findResponse<Form>(key, context);
  if (before) return before.data;
  try {
    const write = await prepare();
    return await db.transaction().execute(async (transaction) => {
      await audit(transaction, { actor: 'visitor', action: form.name }, now());
      const data = await write(transaction);
      if (key) await storeResponse(transaction, key, data, context);
      return data;
    });
  } catch (error) {
    // The same form, sent at the same time.
    const meanwhile = await findResponse<Form>(key, context);
    if (meanwhile) return meanwhile.data;
    throw error;
  }
}

interface SubmissionKey {
  key_hash: string;
  body_hash: string;
  /** A form with this key that was stored before this time (ISO) is another one; empty for no limit. */
  since: string;
}

/** Whether a browser has posted the form by itself, as the gateway marks the posts of pages. */
export const isPage = ({ accept = '' }: IncomingHttpHeaders) => accept.includes('text/html');

/** Undefined for a form that is another one each time. @throws {HttpError} 400 for a malformed header. */
async function submissionKey(
  { name: form, isReplacing }: NamedForm<ApiForm>,
  { headers, ip, body: fields }: SentRequest,
  { cipher, now, param }: FormRequest,
): Promise<SubmissionKey | undefined> {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined && (isReplacing || !isPage(headers))) return undefined;
  const name = `${form} ${param}`.trim();
  const body = await canonical(fields);
  const body_hash = cipher.blindIndex('form', body);
  if (key === undefined) {
    const key_hash = cipher.blindIndex('form', `page ${name} ${ip} ${body}`);
    return { key_hash, body_hash, since: momentBefore(now(), PAGE_WINDOW_MS) };
  }
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new HttpError(400, 'idempotency-key:invalid');
  }
  return { key_hash: cipher.blindIndex('form', `${name} ${key}`), body_hash, since: '' };
}

async function findResponse<Form extends ApiForm>(
  key: SubmissionKey | undefined,
  { db, cipher }: FormRequest,
): Promise<{ data: ApiFormData[Form] } | undefined> {
  if (!key) return undefined;
  const row = await db
    .selectFrom('sent_forms')
    .selectAll()
    .where('key_hash', '=', key.key_hash)
    .where('created_at', '>=', key.since)
    .executeTakeFirst();
  if (row && row.body_hash !== key.body_hash) throw new HttpError(409, 'idempotency-key:reused');
  return row && { data: cipher.decrypt(row.encrypted, row.key_hash) as ApiFormData[Form] };
}

/** @throws {Error} when another request has stored the form, which undoes this one. */
async function storeResponse(
  transaction: Database,
  { since, ...key }: SubmissionKey,
  data: object,
  { cipher, now }: FormRequest,
): Promise<void> {
  const encrypted = cipher.encrypt(data, key.key_hash);
  const row = { ...key, encrypted, created_at: now().toISOString() };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('sent_forms')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(row).where('sent_forms.created_at', '<', since),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new Error('another request has stored the form');
}

/**
 * The body as a text that does not depend on the order of its fields. No form has a nested value, and a
 * deeply nested one has no text: the stack would overflow.
 */
async function canonical(body: unknown): Promise<string> {
  const fields = Object.entries(body ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const values = fields.map(async ([field, value]) => [field, await canonicalValue(value)]);
  return JSON.stringify(await Promise.all(values));
}

async function canonicalValue(value: unknown): Promise<unknown> {
  if (value instanceof File) return hash('sha256', Buffer.from(await value.arrayBuffer()));
  return typeof value === 'object' ? null : value;
}
