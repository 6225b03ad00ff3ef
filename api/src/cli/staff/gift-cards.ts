/** `staff gift-cards`: imports the gift cards that the tills' system exports. */
import type { Command } from 'commander';
import { readGiftCards, storeGiftCards } from '../../people/gift-card/import-gift-cards.ts';
import { resolveFolder } from '../run-program.ts';
import { runForStaff } from './staff-context.ts';

export function addGiftCards(program: Command): void {
  program
    .command('gift-cards')
    .argument('<file>', 'CSV file with the columns token, valid_until, date, kind, amount')
    .description(
      'Replaces the gift cards that <file> names, one line a movement, and leaves all others; changes nothing when it has an error. kind is top_up, purchase or correction.',
    )
    .action(async (file: string) => {
      const cards = await readGiftCards(resolveFolder(file));
      await runForStaff('gift-cards', ({ db, cipher }) => storeGiftCards(db, cipher, cards));
      const movements = cards.reduce((sum, card) => sum + card.movements.length, 0);
      process.stdout.write(`Imported ${cards.length} gift cards with ${movements} movements.\n`);
    });
}
