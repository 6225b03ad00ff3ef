/** `staff reencrypt`: the last step but one of a change of keys. */
import type { Command } from 'commander';
import { reencrypt } from '../../vault/reencrypt.ts';
import { runForStaff } from './staff-context.ts';

export function addReencrypt(program: Command): void {
  program
    .command('reencrypt')
    .description(
      'Encrypts all personal data with the first key of DATA_KEYS, and names the keys that no row needs any more.',
    )
    .action(async () => {
      const { rows, unused } = await runForStaff('reencrypt', ({ db, cipher }) =>
        reencrypt(db, cipher),
      );
      const keys = unused.length > 0 ? ` No row needs the keys ${unused.join(', ')}.` : '';
      process.stdout.write(`Encrypted ${rows} rows again.${keys}\n`);
    });
}
