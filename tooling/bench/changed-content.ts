/** The example's content with one change, after which no page comes from a cache. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyExampleContent } from '../site/example-content.ts';

/** The first shop of the example's file. */
export const CHANGED_SHOP = 'kisfaludi-kavezo';

const FIRST_EMAIL = /^ {2}email: .*$/m;

/** Gives `CHANGED_SHOP` this address. @returns a new folder, which the caller removes. */
export async function writeChangedContent(email: string): Promise<string> {
  const folder = await copyExampleContent();
  const file = path.join(folder, 'shops.yaml');
  const shops = await readFile(file, 'utf8');
  await writeFile(file, shops.replace(FIRST_EMAIL, `  email: ${email}`));
  return folder;
}
