/** `staff purge-upload`: deletes one receipt of a campaign. */
import type { Command } from 'commander';

export function addPurgeUpload(program: Command): void {
  program
    .command('purge-upload')
    .argument('<campaign>', 'id of the campaign')
    .argument(
      '<code>',
      'code of the receipt; `export promotion-uploads` names it beside name and invoice',
    )
    .description(
      'Deletes a receipt with its picture, and its name from the published winners. The code can be used again.',
    )
    .action(async (campaign: string, code: string) => {
      const { purgeUpload } = await import('./purge-upload-action.ts');
      process.stdout.write(await purgeUpload(campaign, code));
    });
}
