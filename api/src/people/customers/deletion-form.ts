/** The form that asks for the mail by which an account is deleted. */
import { defineForm } from '../forms/define-form.ts';
import { mailToken } from './customer-tokens.ts';
import { CONFIRM_DELETION } from './paths.ts';
import { deletionMail } from './token-mails.ts';

export const accountDeletionForm = defineForm({
  name: 'accountDeletion',
  store:
    ({ email }, request) =>
    async (db) => {
      const { cipher, language, brand, publicOrigin, now } = request;
      const mail = (token: string) => {
        const url = `${publicOrigin}/api${CONFIRM_DELETION}?token=${token}`;
        return deletionMail({ to: email, language, brand, url });
      };
      await mailToken({ db, cipher }, { purpose: 'deletion', email, language, mail }, now());
      return { status: 'asked' };
    },
});
