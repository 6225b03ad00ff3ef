/** `staff reencrypt`: the last step but one of a change of keys. */
import type { Command } from 'commander';

export function addReencrypt(program: Command): void {
  program
    .command('reencrypt')
    .description(
      'Encrypts all personal data with the first key of DATA_KEYS, and names the keys that no row needs any more.',
    )
    .action(async () => {
      const [{ runForStaff }, { reencrypt }] = await Promise.all([
        import('./staff-context.ts'),
        import('../../vault/reencrypt.ts'),
      ]);
      const { rows, unused } = await runForStaff('reencrypt', ({ db, cipher }) =>
        reencrypt(db, cipher),
      );
      const keys = unused.length > 0 ? ` No row needs the keys ${unused.join(', ')}.` : '';
      process.stdout.write(`Encrypted ${rows} rows again.${keys}\n`);
    });
}
