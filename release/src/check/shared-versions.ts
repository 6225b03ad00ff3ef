/** Every app was built against the shell's major version of each shared package. */
import { SHELL } from '@mall/contracts';
import { type Candidate, error, type Issue } from './check.ts';

const major = (version: string) => /\d+/.exec(version)?.[0];

export function checkSharedVersions({ apps, releases }: Candidate): Issue[] {
  if (!(SHELL in apps))
    return [error(SHELL, 'the composition has no shell; promote shell as well')];
  const shell = releases.find(({ app }) => app === SHELL);
  if (!shell) return [];
  return releases.flatMap(({ app, shared }) =>
    Object.entries(shared).flatMap(([name, version]) => {
      const provided = shell.shared[name];
      if (provided && major(provided) === major(version)) return [];
      const right = provided
        ? `but the shell provides ${provided}; build ${app} with that version`
        : 'but the shell does not provide it; add it to the shared packages and release the shell first';
      return [error(app, `${app} was built against ${name} ${version}, ${right}`)];
    }),
  );
}
