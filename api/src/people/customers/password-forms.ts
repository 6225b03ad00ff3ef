/** The two forms of one path: one asks for the mail, the other chooses the new password. */

import { HttpError } from '../../http/errors.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { findToken, mailToken, type TokenState, takeToken } from './customer-tokens.ts';
import { setPassword } from './customers.ts';
import { hashPassword } from './password-hash.ts';
import { cardPage, newPasswordPage } from './paths.ts';
import { newPasswordMail, passwordChangedMail } from './token-mails.ts';

export const passwordMailForm = defineForm({
  name: 'passwordMail',
  store:
    ({ email }, request) =>
    async (db) => {
      const { cipher, language, brand, now } = request;
      const mail = (token: string) => {
        const url = newPasswordPage(request, token, language);
        return newPasswordMail({ to: email, language, brand, url });
      };
      await mailToken({ db, cipher }, { purpose: 'password', email, language, mail }, now());
      return { status: 'asked' };
    },
});

export const newPasswordForm = defineForm({
  name: 'newPassword',
  check: async ({ token }, request) => (token ? tokenCodes(token, request) : []),
  store: async ({ token, password }, request) => {
    const { cipher, now } = request;
    const password_hash = await hashPassword(password);
    return async (db) => {
      const taken = await takeToken(db, { purpose: 'password', token }, now());
      // Used by another request since the check.
      if (!taken?.customer_id) throw new HttpError(422, 'token:used');
      const { email } = await setPassword({ db, cipher }, taken.customer_id, password_hash, now());
      await putInOutbox({ db, cipher }, changedMail(email, request), now());
      return { status: 'changed' };
    };
  },
});

const TOKEN_CODES: Record<TokenState, readonly string[]> = {
  valid: [],
  expired: ['token:expired'],
  used: ['token:used'],
  invalid: ['token:invalid'],
};

async function tokenCodes(token: string, { db, now }: FormRequest): Promise<readonly string[]> {
  const { state } = await findToken(db, { purpose: 'password', token }, now());
  return TOKEN_CODES[state];
}

function changedMail(to: string, request: FormRequest) {
  const { language, brand } = request;
  return passwordChangedMail({ to, language, brand, url: cardPage(request, language) });
}
