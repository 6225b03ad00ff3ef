/** The two forms of one path: one asks for the mail, the other chooses the new password. */
import type { ErrorCode } from '@mall/contracts';
import { HttpError } from '../../http/errors.ts';
import { defineForm } from '../forms/define-form.ts';
import { type FoundToken, findToken, putLinkMail, takeToken } from '../mail/link-tokens.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { writeMail } from '../mail/write-mail.ts';
import { hashPassword, setPassword } from './customers.ts';
import { NEW_PASSWORD, PASSWORD_CHANGED } from './mail-texts.ts';
import { cardPage, newPasswordPage } from './paths.ts';

export const passwordMailForm = defineForm({
  name: 'passwordMail',
  store:
    ({ email }, request) =>
    async (db) => {
      const { cipher, language, now } = request;
      const mail = (token: string) =>
        writeMail(NEW_PASSWORD, request, { to: email, url: newPasswordPage(request, token) });
      await putLinkMail({ db, cipher }, { purpose: 'password', email, language, mail }, now());
      return { status: 'asked' };
    },
});

const TOKEN_CODES: Record<FoundToken['state'], readonly ErrorCode[]> = {
  valid: [],
  expired: ['token:expired'],
  used: ['token:used'],
  invalid: ['token:invalid'],
};

export const newPasswordForm = defineForm({
  name: 'newPassword',
  check: async ({ token }, { db, now }) => {
    if (!token) return [];
    return TOKEN_CODES[(await findToken(db, { purpose: 'password', token }, now())).state];
  },
  store: async ({ token, password }, request) => {
    const { cipher, now } = request;
    const password_hash = await hashPassword(password);
    return async (db) => {
      const email_hash = await takeToken(db, { purpose: 'password', token }, now());
      const to =
        email_hash && (await setPassword({ db, cipher }, email_hash, password_hash, now()));
      // Used by another request since the check.
      if (!to) throw new HttpError(422, 'token:used');
      const mail = writeMail(PASSWORD_CHANGED, request, { to, url: cardPage(request) });
      await putInOutbox({ db, cipher }, mail, now());
      return { status: 'changed' };
    };
  },
});
