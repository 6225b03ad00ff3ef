/**
 * Forms that may be sent again: a browser that has lost the answer sends the form with the same key and
 * gets the first answer. Key and body are kept as keyed hashes, for a day.
 */
import type { ApiForm, ApiFormData } from '@mall/contracts';
import type { Database } from '../../database/open-database.ts';
import { HttpError } from '../../http/errors.ts';
import type { FormContext } from './form-context.ts';
import type { CheckedRequest } from './form-definition.ts';
import { formKey } from './form-key.ts';

export interface SentForm<Form extends ApiForm> {
  /** Answers what was answered before, else what `take` answers. */
  once: (take: () => Promise<ApiFormData[Form]>) => Promise<ApiFormData[Form]>;
  /** Notes in `db`, a transaction, that the form is taken. @throws {TakenMeanwhile} */
  begin: (db: Database, now: Date) => Promise<void>;
  /** Notes the answer of the form in the same transaction. */
  end: (db: Database, answer: ApiFormData[Form]) => Promise<void>;
}

/** Another request has taken the form with the same key since this one has looked for it. */
class TakenMeanwhile extends Error {}

/** @throws {HttpError} 400 for a key of another form. */
export async function sentForm<Form extends ApiForm>(
  name: Form,
  request: Pick<CheckedRequest, 'headers' | 'ip' | 'body'>,
  context: Pick<FormContext, 'db' | 'cipher' | 'now'>,
): Promise<SentForm<Form>> {
  const { db, cipher } = context;
  const body = canonical(request.body);
  const key = await formKey(name, request, () => body, context);
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
    once: async (take) => {
      const before = await find();
      if (before) return before.data;
      try {
        return await take();
      } catch (error) {
        // The same form at the same time is a duplicate of its own.
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
      if (numInsertedOrUpdatedRows !== 1n) throw new TakenMeanwhile();
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
  once: <Answer>(take: () => Promise<Answer>) => take(),
  begin: async () => {},
  end: async () => {},
};

/**
 * The body as a text in which the order of its fields makes no difference. No form has a nested value, and
 * one that is nested deeply has no text: the stack would overflow.
 */
function canonical(body: unknown): string {
  const fields = Object.entries(body ?? {}).map(([field, value]) => [
    field,
    typeof value === 'object' ? null : value,
  ]);
  return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
