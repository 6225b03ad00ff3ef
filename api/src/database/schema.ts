/** The tables of the database as kysely types. Times are ISO 8601 texts in UTC. */
import type { Language } from '@mall/contracts';

export interface ContentItemRow {
  /** `site`, `shop`, `post`, `discount`, `movie`, `page` or `floor-plan`. */
  kind: string;
  slug: string;
  /** Index in the content file, from 0. */
  position: number;
  /** The document as JSON text, in the shape of `content/schema/content-schema.ts`. */
  body: string;
}

/** Never deleted: content that is removed and comes back has its old id. */
export interface ContentIdRow {
  /** `shop`, `post` or `discount`. */
  kind: string;
  slug: string;
  /** Public number, from 1 in each kind. */
  id: number;
}

export interface ContentStateRow {
  /** Always 1: the table has one row. */
  id: number;
  /** Hash of all items; empty until the first import. */
  version: string;
  imported_at: string;
  /** Hash of the folder when the content came from the bundled one, else null. */
  bundled_fingerprint: string | null;
}

export interface ProgrammeRow {
  /** Always 1: the table has one row. */
  id: number;
  /** Changes with each imported programme; empty before the first import. */
  version: string;
  brought_at: string;
  /** JSON text in the shape of `programme/stored-programme.ts`. */
  screenings: string;
}

export interface ImageRow {
  /** SHA-256 of the files and of what they are for, as hexadecimal text; a part of the URLs. */
  id: string;
  /** JSON text in the shape of `image-facts.ts`. */
  facts: string;
  original: Uint8Array;
  /** The image of its own for phones. */
  mobile: Uint8Array | null;
  /** Since when no content names it; null while some does. */
  unused_since: string | null;
}

export interface VideoRow {
  /** SHA-256 of the file as hexadecimal text; a part of its URL. */
  id: string;
  bytes: Uint8Array;
  /** Since when no content names it; null while some does. */
  unused_since: string | null;
}

export interface NewsletterSubscriberRow {
  id: string;
  /** Lower case; one row an address. */
  email: string;
  language: Language;
  status: 'pending' | 'confirmed';
  /** When the address was last entered; an unconfirmed one is deleted after 30 days. */
  requested_at: string;
  confirmed_at: string | null;
}

export interface NewsletterTokenRow {
  /** SHA-256 of the token in a mail, as hexadecimal text. */
  token_hash: string;
  subscriber_id: string;
  created_at: string;
}

export interface OutboxRow {
  id: string;
  /** With whom the mail is deleted. */
  subscriber_id: string | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers as JSON text. */
  headers: string;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
}

export interface Tables {
  content_ids: ContentIdRow;
  content_items: ContentItemRow;
  content_state: ContentStateRow;
  images: ImageRow;
  newsletter_subscribers: NewsletterSubscriberRow;
  newsletter_tokens: NewsletterTokenRow;
  outbox: OutboxRow;
  programme: ProgrammeRow;
  videos: VideoRow;
}
