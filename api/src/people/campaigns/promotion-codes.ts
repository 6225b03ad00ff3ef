/** The codes that were given out for a campaign's receipts: those of its content and the imported ones. */
import { basename } from 'node:path';
import { z } from 'zod';
import { ContentError } from '../../base/content-issue.ts';
import { readCsvRows } from '../../base/csv.ts';
import { type Database, insertOnce } from '../../database/open-database.ts';
import { plainCode } from './campaign-of-call.ts';
import { noPromotion, readPromotions } from './stored-campaigns.ts';

const CODE_COLUMNS = ['campaign', 'code'] as const;

const codeRowSchema = z.strictObject({
  campaign: z.string().min(1, 'the id of a campaign'),
  code: z
    .string()
    .transform(plainCode)
    .pipe(z.string().regex(/^[A-Z0-9]{6,24}$/, '6 to 24 letters and digits')),
});

/** Adds the codes that are not known; `db` is a transaction. @throws {ContentError} with every issue by its line. */
export async function importCodes(
  db: Database,
  file: string,
  now: Date,
): Promise<{ added: number; known: number }> {
  const rows = await readCsvRows(file, CODE_COLUMNS, codeRowSchema);
  const promotions = await readPromotions(db);
  const name = basename(file);
  const issues = rows
    .filter(({ row }) => !promotions.has(row.campaign))
    .map(({ line, row }) => `${name}:${line}: ${noPromotion(row.campaign, promotions)}`);
  if (issues.length > 0) throw new ContentError(issues);
  let added = 0;
  for (const { row } of rows) {
    if (promotions.get(row.campaign)?.has(row.code)) continue;
    const code = { ...row, imported_at: now.toISOString() };
    if (await insertOnce(db, 'promotion_codes', code)) added += 1;
  }
  return { added, known: rows.length - added };
}

/** All codes, sorted. @throws {ContentError} when the campaign takes no receipts. */
export async function codeStates(db: Database, campaign: string) {
  const promotions = await readPromotions(db);
  const codes = promotions.get(campaign);
  if (!codes) throw new ContentError([noPromotion(campaign, promotions)]);
  const imported = await db
    .selectFrom('promotion_codes')
    .select('code')
    .where('campaign', '=', campaign)
    .execute();
  const uploads = await db
    .selectFrom('receipts')
    .select(['code', 'uploaded_at'])
    .where('campaign', '=', campaign)
    .execute();
  const used = new Map(uploads.map((row) => [row.code, row.uploaded_at]));
  return [...new Set([...codes, ...imported.map(({ code }) => code)])].sort().map((code) => {
    const uploaded_at = used.get(code) ?? '';
    return { campaign, code, state: uploaded_at === '' ? 'unused' : 'used', uploaded_at };
  });
}
