/** `staff reseal`: the last step but one of a change of keys. */
import type { Command } from 'commander';

export function addReseal(program: Command): void {
  program
    .command('reseal')
    .description(
      'Seals all personal data with the first key of DATA_KEYS, and names the keys that no row needs any more.',
    )
    .action(async () => {
      const [{ runForStaff }, { reseal }] = await Promise.all([
        import('./staff-context.ts'),
        import('../../people/privacy/reseal.ts'),
      ]);
      const { rows, unused } = await runForStaff('reseal', ({ db, cipher }) => reseal(db, cipher));
      const keys = unused.length > 0 ? ` No row needs the keys ${unused.join(', ')}.` : '';
      process.stdout.write(`Sealed ${rows} rows again.${keys}\n`);
    });
}
