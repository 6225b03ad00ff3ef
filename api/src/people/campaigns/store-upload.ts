/** Stores an upload once: the row in the database, the proof in the folder of uploads. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@mall/contracts';
import { audit } from '../../vault/audit.ts';
import type { FormContext } from '../forms/form-context.ts';
import type { FormKey } from '../forms/form-key.ts';
import type { ProofFile } from './proof-file.ts';
import type { UploadBody } from './upload-body.ts';

const OWNER_ONLY = { file: 0o600, folder: 0o700 };

export interface NewUpload {
  /** Id of the campaign. */
  campaign: string;
  body: UploadBody;
  proof: ProofFile;
  language: Language;
  key: FormKey | undefined;
}

type Stores = Pick<FormContext, 'db' | 'cipher' | 'now' | 'uploadsFolder'>;

/** Whether the form with this key is stored already. */
export async function isStored({ db }: Stores, key: FormKey | undefined): Promise<boolean> {
  if (!key) return false;
  const row = await db
    .selectFrom('promotion_uploads')
    .select('id')
    .where('sent_key', '=', key.hash)
    .where('uploaded_at', '>=', key.since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isCodeUsed({ db }: Stores, campaign: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('promotion_uploads')
    .select('id')
    .where('campaign', '=', campaign)
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether it is stored; not so when its code or its key has been stored meanwhile. */
export async function storeUpload(stores: Stores, upload: NewUpload): Promise<boolean> {
  const { uploadsFolder } = stores;
  const id = randomUUID();
  const file = `${id}.${upload.proof.extension}`;
  await mkdir(uploadsFolder, { recursive: true, mode: OWNER_ONLY.folder });
  await writeFile(join(uploadsFolder, file), upload.proof.bytes, {
    mode: OWNER_ONLY.file,
    flag: 'wx',
  });
  const discard = () => rm(join(uploadsFolder, file), { force: true });
  try {
    const isNew = await insert(stores, upload, id, file);
    if (!isNew) await discard();
    return isNew;
  } catch (error) {
    await discard();
    throw error;
  }
}

function insert({ db, cipher, now }: Stores, upload: NewUpload, id: string, file: string) {
  const { campaign, language, key, body } = upload;
  const { name, invoice, code, shop, purchasedAt, purchaseSum } = body;
  const row = {
    ...{ id, campaign, code, shop, file, language },
    sent_key: key?.hash ?? null,
    encrypted: cipher.encrypt({ name, invoice }, id),
    purchased_at: purchasedAt,
    purchase_sum: purchaseSum,
    uploaded_at: now().toISOString(),
  };
  return db.transaction().execute(async (transaction) => {
    await audit(transaction, { actor: 'visitor', action: `upload ${campaign}` }, now());
    const stored = await transaction
      .insertInto('promotion_uploads')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return stored !== undefined;
  });
}
