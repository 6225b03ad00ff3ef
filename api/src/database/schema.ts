/** The tables of the database as kysely types. */

export interface ContentItemRow {
  /** `site`, `shop`, `post`, `discount`, `movie` or `page`. */
  kind: string;
  slug: string;
  /** Place in the content file, from 0. */
  position: number;
  /** The document as JSON text, in the shape of `stored-schema.ts`. */
  body: string;
}

export interface ContentStateRow {
  /** Always 1: the table has one row. */
  id: number;
  /** Fingerprint of all items; empty until the first import. */
  version: string;
  imported_at: string;
  /** Fingerprint of the folder when the content came from the bundled one, else null. */
  bundled_fingerprint: string | null;
}

export interface Tables {
  content_items: ContentItemRow;
  content_state: ContentStateRow;
}
