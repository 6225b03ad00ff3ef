/** The command line of a form: the same options as in a terminal, under the same names. */
import { RequestError } from './request-error.ts';

const RIGHTS = ['reason', 'for-other-team'];
const OPTIONS = new Map([
  ['promote', [...RIGHTS, 'at', 'until', 'weight', 'over', 'force', 'dry-run']],
  ['rollback', [...RIGHTS, 'to', 'force']],
  ['remove', RIGHTS],
  ['cancel', RIGHTS],
]);
const FLAGS = ['for-other-team', 'force', 'dry-run'];
const SUBJECTS = ['subject', 'others'];

export type Form = Readonly<Record<string, string>>;

const wrong = (text: string) => new RequestError(400, 'Nothing was changed', text);

/** @throws {RequestError} naming the field that is wrong. */
export function commandLine({ command = '', ...fields }: Form): string[] {
  const given = Object.entries(fields).filter(([, value]) => value.trim());
  const names = given.map(([name]) => name);
  const options = OPTIONS.get(command);
  if (!options) throw wrong(`command: ${[...OPTIONS.keys()].join(', ')}, not "${command}"`);
  const unknown = names.find((name) => ![...options, ...SUBJECTS].includes(name));
  if (unknown) throw wrong(`${unknown}: ${command} has no such option`);
  const needsReason = names.includes('force') || names.includes('for-other-team');
  if (needsReason && !names.includes('reason')) throw wrong('reason: say why, for the audit log');
  const args = given
    .filter(([name]) => options.includes(name))
    .map(([name, value]) => (FLAGS.includes(name) ? `--${name}` : `--${name}=${value.trim()}`));
  const subjects = SUBJECTS.flatMap((name) => fields[name]?.match(/\S+/g) ?? []);
  return [command, ...args, '--', ...subjects];
}
