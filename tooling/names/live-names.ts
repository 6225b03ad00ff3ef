/** Names of routes and slots that a running site has, for a repository that holds a part of its apps. */
import { SITE_FILE_PATH } from '@mall/contracts';
import { z } from 'zod';
import { TaskError } from '../repository.ts';
import { addedNames, namesOfAppSchema } from './site-names.ts';

const TIMEOUT_MS = 10_000;

const recordSchema = z.object({ apps: z.array(namesOfAppSchema) });

/** A gateway sends the record of what is live for a version that it does not know. */
async function fetchRecord(site: string): Promise<z.infer<typeof recordSchema>> {
  const url = new URL(`${SITE_FILE_PATH}?v=names`, site);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { data, error } = recordSchema.safeParse(await response.json());
  if (error) throw new Error(z.prettifyError(error));
  return data;
}

/** @param site the origin, such as `https://mall.example`. @throws {TaskError} when it does not send its record. */
export async function liveNames(site: string): Promise<[file: string, text: string]> {
  try {
    const { apps } = await fetchRecord(site);
    return ['generated/live-names.d.ts', addedNames(apps, site)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TaskError(`--site ${site}: it does not send its record: ${reason}`);
  }
}
