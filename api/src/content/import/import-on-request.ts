/** Content that is imported again while the API runs, because `npm run dev` has noticed a change. */
import { z } from 'zod';

const requestSchema = z.object({ type: z.literal('import') });

/**
 * Runs `importAgain` whenever the parent process sends `{ type: 'import' }`, and then sends it
 * `{ type: 'ready' }`.
 * @param importAgain must not fail
 */
export function importOnRequest(importAgain: () => Promise<void>): void {
  process.on('message', async (message) => {
    if (!requestSchema.safeParse(message).success) return;
    await importAgain();
    process.send?.({ type: 'ready' });
  });
}
