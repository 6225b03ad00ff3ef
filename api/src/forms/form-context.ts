/** What the calls that take a form need besides the content. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';

export interface FormContext {
  db: Database;
  /** Name of the mall in mails. */
  brand: string;
  /** Origin of the site in the links of mails. */
  publicOrigin: string;
  /** The clock; a test may hold it still. */
  now: () => Date;
}

/** Adds calls to the part of the API that takes forms. */
export type AddFormCalls = (api: FastifyInstance, context: FormContext) => void;
