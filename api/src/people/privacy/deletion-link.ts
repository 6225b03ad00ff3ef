/** The link of a deletion's mail, whose button deletes everything that is kept of the address. */
import { API_FORMS } from '@mall/contracts';
import { audit } from '../../vault/audit.ts';
import { deletionPath } from '../customers/paths.ts';
import { addMailedLink } from '../links/mailed-link.ts';
import { findToken, takeToken } from '../mail/link-tokens.ts';
import { erasePerson } from './erase-person.ts';

export const CONFIRM_DELETION = `${API_FORMS.accountDeletion.path}/confirm`;

export const addDeletionLink = addMailedLink<'deleted' | 'expired'>({
  path: CONFIRM_DELETION,
  operationId: 'accountDeletionConfirm',
  texts: {
    hu: {
      heading: 'Biztosan törlöd az adataidat?',
      text: 'Véglegesen töröljük, amit az e-mail-címedhez őrzünk: a fiókodat, a hűségkártyádat, a családi kártyádat, a hírlevél-feliratkozásodat és a játékainkra beküldött jelentkezéseidet.',
      button: 'Adataim törlése',
    },
    en: {
      heading: 'Do you really want to delete your data?',
      text: 'We delete what we keep for your email address for good: your account, your loyalty card, your family card, your newsletter subscription and your entries in our games.',
      button: 'Delete my data',
    },
  },
  find: async ({ db, now }, token) => {
    const { state, language } = await findToken(db, { purpose: 'deletion', token }, now());
    if (state === 'valid') return { language };
    // A token that was used has deleted what it was for.
    return { outcome: state === 'used' ? 'deleted' : 'expired', language };
  },
  change: ({ db, now }, token) =>
    db.transaction().execute(async (transaction) => {
      const email_hash = await takeToken(transaction, { purpose: 'deletion', token }, now());
      if (email_hash) {
        await erasePerson(transaction, email_hash, now());
        await audit(transaction, { actor: 'visitor', action: 'accountDeletion confirmed' }, now());
      }
      const { state } = await findToken(transaction, { purpose: 'deletion', token }, now());
      return state === 'used' ? 'deleted' : 'expired';
    }),
  // The home page takes `deleted=1` for a deletion that has succeeded.
  pageOf: (outcome, context) =>
    outcome === 'deleted' ? '/?deleted=1' : `${deletionPath(context)}?accountDeletion=${outcome}`,
});
