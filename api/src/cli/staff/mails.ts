/** `staff mails`: the mails that wait in the outbox, for a site without a mail server. */
import type { Command } from 'commander';
import { waitingMailsTo } from '../../people/mail/outbox.ts';
import { runForStaff } from './staff-context.ts';

export function addMails(program: Command): void {
  program
    .command('mails')
    .argument('<e-mail>', 'address of the reader')
    .description('Prints subject and text of the mails to the address that wait to be sent.')
    .action(async (address: string) => {
      const email = address.trim().toLowerCase();
      const mails = await runForStaff('mails', (context) => waitingMailsTo(context, email));
      const texts = mails.map(({ subject, text }) => `${subject}\n\n${text}\n`);
      process.stdout.write(texts.join('\n\n') || 'No mail to this address waits.\n');
    });
}
