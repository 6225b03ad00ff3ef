/** Writes a form with all that belongs to it, or nothing of it. */
import type { ApiForm, ApiFormData } from '@mall/contracts';
import { audit } from '../../vault/audit.ts';
import type { FormRequest, WriteForm } from './form-definition.ts';
import type { SentForm } from './sent-form.ts';

export function writeForm<Form extends ApiForm>(
  write: WriteForm<Form>,
  name: Form,
  sent: SentForm<Form>,
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
