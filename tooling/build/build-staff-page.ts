/** Builds the staff page of releases, unless its inputs are as they were at its last build. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TaskError } from '../repository.ts';
import { complain } from '../terminal/output.ts';
import { hashCommonInputs, hashInputs } from './build-apps.ts';
import { formatBuildError } from './build-error.ts';
import { compile } from './compiler.ts';

const CONFIGURATION = path.join(import.meta.dirname, 'staff-page');

/** @throws {TaskError} when the build fails, after its errors were shown. */
export async function buildStaffPage(root: string): Promise<void> {
  const record = path.join(root, 'release/ui/.build/inputs.sha256');
  const inputs = hashInputs(root, 'release', hashCommonInputs(root));
  if (existsSync(record) && readFileSync(record, 'utf8') === inputs) return;
  rmSync(record, { force: true });
  const errors = await compile(CONFIGURATION, 'production');
  for (const error of errors) complain(formatBuildError(error));
  if (errors.length > 0) throw new TaskError('the build of the staff page failed');
  writeFileSync(record, inputs);
}
