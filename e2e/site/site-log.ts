/** What the sites of the tests have written, beside the results of the tests. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestSite } from '@mall/tooling/site';

const FOLDER = path.resolve(import.meta.dirname, '../test-results');

/** Stops `site` and keeps its log as `test-results/<name>.log`. */
export async function stopSite(site: TestSite, name: string): Promise<void> {
  await site.stop();
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, `${name}.log`), site.output());
}
