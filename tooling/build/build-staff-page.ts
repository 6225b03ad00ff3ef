/** Builds the staff page of releases, unless its inputs are as they were at its last build. */
import path from 'node:path';
import { TaskError } from '../repository.ts';
import { buildChanged, hashCommonInputs, hashInputs } from './build-apps.ts';

/** @throws {TaskError} when the build fails, after its errors were shown. */
export async function buildStaffPage(root: string): Promise<void> {
  const isBuilt = await buildChanged({
    name: 'the staff page',
    configuration: path.join(import.meta.dirname, 'staff-page'),
    mode: 'production',
    record: path.join(root, 'release/ui/.build/inputs.sha256'),
    inputs: hashInputs(root, 'release', hashCommonInputs(root)),
  });
  if (!isBuilt) throw new TaskError('the build of the staff page failed');
}
