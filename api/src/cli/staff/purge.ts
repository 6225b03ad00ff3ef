/** `staff purge`: deletes all that is kept of one person. */
import type { Command } from 'commander';

export function addPurge(program: Command): void {
  program
    .command('purge')
    .argument('<e-mail>', 'address of the person')
    .description(
      'Deletes account, loyalty card, family card, newsletter, game entries and waiting mails of the address. A receipt has no address: `purge-upload`.',
    )
    .action(async (address: string) => {
      const [{ runForStaff }, { erasePerson }] = await Promise.all([
        import('./staff-context.ts'),
        import('../../people/privacy/erase-person.ts'),
      ]);
      const email = address.trim().toLowerCase();
      const tables = await runForStaff('purge', ({ db, cipher }) =>
        erasePerson(db, cipher.blindIndex('email', email), new Date()),
      );
      process.stdout.write(
        tables.length > 0
          ? `Deleted from ${tables.join(', ')}.\n`
          : 'Nothing was kept of this address.\n',
      );
    });
}
