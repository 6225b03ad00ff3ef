/** What the calls that take a form need. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { Cipher } from '../personal-data/cipher.ts';
import type { LiveContent } from '../snapshot/live-content.ts';

export interface FormContext {
  db: Database;
  cipher: Cipher;
  content: Pick<LiveContent, 'current'>;
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
