/** Runs command lines of the release command on a store, for tests. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CliContext } from '../cli/cli-context.ts';
import { commandProgram } from '../cli/commands.ts';
import type { AuditEntry } from '../store/audit-log.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { temporaryFolder } from './fake-build.ts';

export type TestContext = Omit<CliContext, 'print' | 'siteOrigin' | 'previewKeys'> &
  Partial<Pick<CliContext, 'siteOrigin'>>;

/** Where previews are opened, and what signs their links. */
export const TEST_SITE = {
  siteOrigin: 'https://mall.example',
  previewKeys: () =>
    new Map([['k1', new TextEncoder().encode('a-key-for-tests-with-32-characters')]]),
};

/** @returns the lines that it printed. */
export async function runCommand(context: TestContext, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const program = commandProgram(() => ({ ...TEST_SITE, ...context, print }));
  await program.parseAsync(args, { from: 'user' });
  return lines;
}

/** The audit log of a store in a folder, oldest first. */
export async function auditsOf(store: ReleaseStore): Promise<AuditEntry[]> {
  const release = await store.localFolder('any', '0'.repeat(16));
  const log = await readFile(join(release, '../../../audit.jsonl'), 'utf8');
  return log.split(/\n+/).flatMap((line) => (line ? [JSON.parse(line)] : []));
}

export interface CommandStore {
  folder: string;
  store: ReleaseStore;
  /** Runs a command line, as anna unless another is named. @returns the lines that it printed. */
  run: (commandLine: string, context?: Partial<TestContext>) => Promise<string[]>;
}

/** An empty store, whose folder is the root of the commands as well. */
export async function commandStore(): Promise<CommandStore> {
  const folder = await temporaryFolder();
  const store = openStore(folder);
  const anna = { root: folder, store, by: 'anna', ask: undefined };
  const run: CommandStore['run'] = (commandLine, context = {}) =>
    runCommand({ ...anna, ...context }, ...commandLine.split(' '));
  return { folder, store, run };
}
