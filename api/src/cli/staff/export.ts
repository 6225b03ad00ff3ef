/** `staff export`: the rows of one kind as CSV. */
import { API_FORM_SCHEMAS, type ApiForm } from '@mall/contracts';
import { Argument, type Command } from 'commander';
import { csvText } from '../../base/csv.ts';
import type { Tables } from '../../database/schema.ts';
import type { Vault } from '../../vault/cipher.ts';
import { runForStaff } from './staff-context.ts';

export function addExport(program: Command): void {
  program
    .command('export')
    .addArgument(new Argument('<what>', 'which rows').choices(Object.keys(EXPORTS)))
    .description(
      'write the rows as CSV to standard output; a cell that a spreadsheet would take for a formula begins with an apostrophe',
    )
    .action(async (what: ExportName) => {
      const rows = await runForStaff(`export ${what}`, (context) => readExport(what, context));
      process.stdout.write(csvText(EXPORTS[what].columns, rows));
    });
}

interface Export {
  table: keyof Tables;
  /** The last one is the time by which rows are sorted; rows without it are left out. */
  columns: readonly string[];
}

/**
 * Fields of forms that are not kept: secrets, consents that each row has, the solution of a game, and the wish for
 * the newsletter, whose table says who has confirmed it and not unsubscribed since.
 */
const NOT_KEPT = ['password', 'password_confirmation', 'accept_terms', 'code', 'newsletter'];

const fieldsOf = (form: ApiForm) =>
  Object.keys(API_FORM_SCHEMAS[form].body.shape).filter((field) => !NOT_KEPT.includes(field));

const EXPORTS = {
  customers: {
    table: 'customers',
    columns: [...fieldsOf('loyaltyCard'), 'language', 'registered_at'],
  },
  'family-cards': {
    table: 'family_cards',
    columns: [...fieldsOf('familyCard'), 'language', 'requested_at'],
  },
  newsletter: {
    table: 'newsletter_subscribers',
    columns: [...fieldsOf('newsletter'), 'language', 'confirmed_at'],
  },
  receipts: {
    table: 'receipts',
    columns: [
      ...['campaign', 'code', 'name', 'invoice', 'shop', 'purchased_at', 'purchase_sum'],
      ...['file', 'language', 'uploaded_at'],
    ],
  },
  'game-entries': {
    table: 'game_entries',
    columns: ['campaign', ...fieldsOf('gameEntry'), 'language', 'entered_at'],
  },
  'invitation-answers': {
    table: 'invitation_answers',
    columns: ['campaign', 'code', 'answer', 'answered_at'],
  },
} satisfies Record<string, Export>;

type ExportName = keyof typeof EXPORTS;

async function readExport(name: ExportName, { db, cipher }: Vault) {
  const { table, columns } = EXPORTS[name];
  const time = db.dynamic.ref(columns.at(-1) ?? '');
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where(time, 'is not', null)
    .orderBy(time)
    .execute();
  return rows.map((row) =>
    'encrypted' in row ? { ...row, ...(cipher.decrypt(row.encrypted, row.id) as object) } : row,
  );
}
