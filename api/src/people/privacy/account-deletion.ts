/** The deletion of what is kept of an address: its form, its mail, and the link of the mail. */
import { API_FORMS } from '@mall/contracts';
import { audit } from '../../vault/audit.ts';
import { deletionPath } from '../customers/paths.ts';
import { defineForm } from '../forms/define-form.ts';
import { addTokenLink } from '../links/mailed-link.ts';
import { putLinkMail } from '../mail/link-tokens.ts';
import { erasePerson } from './erase-person.ts';

const CONFIRM_DELETION = `${API_FORMS.accountDeletion.path}/confirm`;

export const addDeletionLink = addTokenLink({
  path: CONFIRM_DELETION,
  operationId: 'accountDeletionConfirm',
  ...{ purpose: 'deletion', done: 'deleted' },
  use: async (db, email_hash, now) => {
    await erasePerson(db, email_hash, now);
    await audit(db, { actor: 'visitor', action: 'accountDeletion confirmed' }, now);
  },
  // The home page takes `deleted=1` for a deletion that has succeeded.
  pageOf: (outcome, context) =>
    outcome === 'deleted' ? '/?deleted=1' : `${deletionPath(context)}?accountDeletion=${outcome}`,
});

export const accountDeletionForm = defineForm({
  name: 'accountDeletion',
  store:
    ({ email }, request) =>
    async (db) => {
      const page = `${request.publicOrigin}/api${CONFIRM_DELETION}`;
      await putLinkMail(db, request, {
        ...{ purpose: 'deletion', kind: 'accountDeletion', email },
        content: (token) => ({ url: `${page}?token=${token}` }),
      });
      return { status: 'asked' };
    },
});
