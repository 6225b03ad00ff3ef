/** What the calls that take a form need beside the content. */
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
