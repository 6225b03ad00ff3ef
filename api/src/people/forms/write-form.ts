/** Writes a form with its audit entry and its response in one transaction. */
import type { ApiForm, ApiFormData } from '@mall/contracts';
import { audit } from '../../vault/audit.ts';
import type { FormRequest, WriteForm } from './form-definition.ts';
import type { Idempotency } from './idempotency.ts';

export function writeForm<Form extends ApiForm>(
  write: WriteForm<Form>,
  name: Form,
  sent: Idempotency<Form>,
  { db, now }: FormRequest,
): Promise<ApiFormData[Form]> {
  return db.transaction().execute(async (transaction) => {
    await audit(transaction, { actor: 'visitor', action: name }, now());
    await sent.begin(transaction, now());
    const answer = await write(transaction);
    await sent.end(transaction, answer);
    return answer;
  });
}
