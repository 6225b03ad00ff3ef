/** The example's content with one change, after which no page comes from a cache. */
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXAMPLE_CONTENT } from '../site/large-content.ts';

/** The first shop of the example's file. */
export const CHANGED_SHOP = 'kisfaludi-kavezo';

const FIRST_EMAIL = /^ {2}email: .*$/m;

/** Gives `CHANGED_SHOP` this address. @returns a new folder, which the caller removes. */
export async function writeChangedContent(email: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  await cp(EXAMPLE_CONTENT, folder, { recursive: true });
  const file = path.join(folder, 'shops.yaml');
  const shops = await readFile(file, 'utf8');
  await writeFile(file, shops.replace(FIRST_EMAIL, `  email: ${email}`));
  return folder;
}
