/** What the calls that take a form need. */
import type { FastifyInstance } from 'fastify';
import type { SnapshotSource } from '../../content/public.ts';
import type { Database } from '../../database/open-database.ts';
import type { Cipher } from '../../vault/cipher.ts';

export interface FormContext extends SnapshotSource {
  db: Database;
  cipher: Cipher;
  /** Name of the mall in mails. */
  brand: string;
  /** Name of the mall in paths. */
  brandSlug: string;
  /** Origin of the site in the links of mails. */
  publicOrigin: string;
  /** Folder of the files that visitors send: outside what any server serves. */
  uploadsFolder: string;
  /** The clock; a test may hold it still. */
  now: () => Date;
}

/** Adds calls to the part of the API that takes forms. */
export type AddFormCalls = (api: FastifyInstance, context: FormContext) => void;
