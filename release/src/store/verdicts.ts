/** What gateways decide: `verdicts/<revision>/<gateway>.json`. */
import { appNameSchema } from '@mall/contracts';
import { z } from 'zod';
import { RecordError, readRecord } from './records.ts';
import type { Storage } from './storage.ts';

const gatewayIdSchema = z.string().regex(/^[a-zA-Z0-9._-]{1,100}$/);

const refusalSchema = z.strictObject({
  app: appNameSchema,
  release: z.string().optional(),
  /** The page that became worse; left out when the composition does not start. */
  page: z.string().optional(),
  /** Message and position of the error, or the page's status. */
  error: z.string(),
});
export type Refusal = z.infer<typeof refusalSchema>;

/** A newer gateway may add fields. */
export const verdictSchema = z.object({
  /** The revision of the composition, or the id of a canary. */
  revision: z.union([z.int().positive(), z.string().regex(/^[0-9a-f]{8}$/)]),
  gateway: gatewayIdSchema,
  at: z.iso.datetime(),
  /** Why the gateway refuses the composition; empty when it accepts it. */
  refusals: z.array(refusalSchema),
  /** Pages that fail, as those of the composition before do. */
  inconclusive: z.array(z.string()).optional(),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** Whether a composition with these verdicts is refused: by at least one gateway, and accepted by none. */
export function isRefused(verdicts: readonly Verdict[]): boolean {
  return verdicts.length > 0 && verdicts.every(({ refusals }) => refusals.length > 0);
}

type Revision = Verdict['revision'];

const folderOf = (revision: Revision) => `verdicts/${revision}`;

export function writeVerdict(storage: Storage, verdict: Verdict): Promise<void> {
  const key = `${folderOf(verdict.revision)}/${verdict.gateway}.json`;
  return storage.replace(key, JSON.stringify(verdictSchema.parse(verdict)));
}

export async function readVerdicts(storage: Storage, revision: Revision): Promise<Verdict[]> {
  const folder = folderOf(revision);
  const names = (await storage.names(folder)).filter((name) => name.endsWith('.json'));
  const verdicts = await Promise.all(
    names.map((name) => readVerdict(storage, `${folder}/${name}`)),
  );
  return verdicts.filter((verdict) => verdict !== undefined);
}

/** Undefined for a verdict that cannot be read. */
async function readVerdict(storage: Storage, key: string): Promise<Verdict | undefined> {
  return readRecord(storage, key, verdictSchema).catch((error: unknown) => {
    if (!(error instanceof RecordError)) throw error;
    return undefined;
  });
}
