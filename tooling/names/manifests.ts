/** The manifests (`mf.json`) of all apps of the checkout. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf, type MfJson, mfJsonSchema } from '@mall/contracts';
import { z } from 'zod';
import { appsOf } from '../build/apps.ts';
import { TaskError } from '../repository.ts';

/** @throws {TaskError} naming each wrong field of an `mf.json`. */
export function readManifests(root: string): MfJson[] {
  return appsOf(root).map((app) => {
    const file = path.join(appFolderOf(app), 'mf.json');
    const parsed = mfJsonSchema.safeParse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
    if (parsed.success) return parsed.data;
    throw new TaskError(`${file} is not right:\n${z.prettifyError(parsed.error)}`);
  });
}
