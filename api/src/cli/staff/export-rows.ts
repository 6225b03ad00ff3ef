/** What can be exported: the columns, and the rows with personal data opened. */
import type { StaffContext } from './staff-context.ts';

interface Export {
  columns: readonly string[];
  read: (context: StaffContext) => Promise<object[]>;
}

export type ExportName =
  | 'customers'
  | 'family-cards'
  | 'newsletter'
  | 'promotion-uploads'
  | 'game-entries'
  | 'invitation-answers';

const PERSON = ['last_name', 'first_name', 'email', 'birthday', 'postal_code'];

export const EXPORTS: Readonly<Record<ExportName, Export>> = {
  customers: {
    columns: [...PERSON, 'gender', 'newsletter', 'language', 'registered_at'],
    read: async ({ db, cipher }) => {
      const rows = await db.selectFrom('customers').selectAll().orderBy('registered_at').execute();
      return rows.map((row) => ({ ...row, ...openRow(cipher, row) }));
    },
  },
  'family-cards': {
    columns: [
      ...PERSON,
      ...['city', 'street_address', 'phone_number', 'newsletter', 'language', 'requested_at'],
    ],
    read: async ({ db, cipher }) => {
      const rows = await db
        .selectFrom('family_cards')
        .selectAll()
        .orderBy('requested_at')
        .execute();
      return rows.map((row) => ({ ...row, ...openRow(cipher, row) }));
    },
  },
  newsletter: {
    columns: ['email', 'language', 'confirmed_at'],
    read: async ({ db, cipher }) => {
      const rows = await db
        .selectFrom('newsletter_subscribers')
        .select(['id', 'sealed', 'language', 'confirmed_at'])
        .where('status', '=', 'confirmed')
        .orderBy('confirmed_at')
        .execute();
      return rows.map(({ sealed, ...row }) => ({
        ...row,
        ...openRow(cipher, { personal: sealed ?? '', id: row.id }),
      }));
    },
  },
  'promotion-uploads': {
    columns: [
      ...['campaign', 'code', 'name', 'invoice', 'shop', 'purchased_at', 'purchase_sum'],
      ...['file', 'language', 'uploaded_at'],
    ],
    read: async ({ db, cipher }) => {
      const rows = await db
        .selectFrom('promotion_uploads')
        .selectAll()
        .orderBy('uploaded_at')
        .execute();
      return rows.map((row) => ({ ...row, ...openRow(cipher, row) }));
    },
  },
  'game-entries': {
    columns: ['campaign', 'name', 'email', 'language', 'entered_at'],
    read: async ({ db, cipher }) => {
      const rows = await db.selectFrom('game_entries').selectAll().orderBy('entered_at').execute();
      return rows.map((row) => ({ ...row, ...openRow(cipher, row) }));
    },
  },
  'invitation-answers': {
    columns: ['campaign', 'code', 'answer', 'answered_at'],
    read: ({ db }) =>
      db.selectFrom('invitation_answers').selectAll().orderBy('answered_at').execute(),
  },
};

/** The sealed fields of a row; each table has them as an object. */
const openRow = (
  cipher: StaffContext['cipher'],
  { personal, id }: { personal: string; id: string },
) => cipher.decrypt(personal, id) as object;
