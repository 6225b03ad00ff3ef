/** The manifests (`mf.json`) of all apps of the checkout. */
import { appFolderOf, type MfJson } from '@mall/contracts';
import { appsOf } from '../build/apps.ts';
import { readManifest } from '../webpack/manifest.ts';

/** @throws {TaskError} naming each wrong field of an `mf.json`. */
export function readManifests(root: string): MfJson[] {
  return appsOf(root).map((app) => readManifest(root, appFolderOf(app)));
}
