/** Reads the link of a preview, and prints a JSON report of its pages; nothing when no browser is installed. */
import { text } from 'node:stream/consumers';
import { installedBrowser } from '../browser/find-browser.ts';
import { checkPreview } from '../preview-check/check-preview.ts';
import { runTask } from '../run-task.ts';

await runTask(async () => {
  // On the command line every user of the machine could read it.
  const link = await text(process.stdin);
  const browser = installedBrowser();
  if (browser) process.stdout.write(JSON.stringify(await checkPreview(link, browser)));
});
