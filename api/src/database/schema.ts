/**
 * The tables of the database as kysely types. Times are ISO 8601 texts in UTC, amounts whole forints. A column
 * `encrypted` holds what a visitor has entered, as the cipher writes it; one that ends in `_hash` is a blind index
 * or a hash in hexadecimal.
 */
import type { Language } from '@mall/contracts';

export interface ContentItemRow {
  /** A key of the content: `site`, `floor_plan`, or one of its lists such as `shops`. */
  kind: string;
  slug: string;
  /** Index in the content file, from 0. */
  position: number;
  /** The document as JSON text, in the shape of `content/schema/content-schema.ts`. */
  body: string;
  /** When an import last changed the body. */
  changed_at: string;
}

/** Never deleted: content that is removed and comes back has its old id. */
interface ContentIdRow {
  /** `shops`, `posts` or `discounts`. */
  kind: string;
  slug: string;
  /** Public number, from 1 in each kind. */
  id: number;
}

/** The one row has the id 1. */
interface ContentStateRow {
  id: number;
  /** Hash of all items; empty until the first import. */
  version: string;
  imported_at: string;
  /** Hash of the folder when the content came from the bundled one, else null. */
  bundled_fingerprint: string | null;
}

/** The one row has the id 1. */
interface ProgrammeRow {
  id: number;
  /** Changes with each imported programme; empty before the first import. */
  version: string;
  imported_at: string;
  /** JSON text in the shape of `programme/stored-programme.ts`. */
  screenings: string;
}

interface MediaRow {
  /** SHA-256 of the files and of what they are for, as hexadecimal text; a part of the URLs. */
  id: string;
  /** Since when no content names it; null while some does. */
  unused_since: string | null;
}

export interface ImageRow extends MediaRow {
  /** JSON text in the shape of `ImageFacts`. */
  facts: string;
  original: Uint8Array;
  /** The image of its own for phones. */
  mobile: Uint8Array | null;
}

interface VideoRow extends MediaRow {
  bytes: Uint8Array;
}

/** Personal data of an address. */
interface PersonRow {
  id: string;
  /** Of the address in lower case. */
  email_hash: string;
  encrypted: string;
  language: Language;
}

interface NewsletterSubscriberRow extends PersonRow {
  status: 'pending' | 'confirmed';
  /** When the address was last entered; an unconfirmed one is deleted after 30 days. */
  requested_at: string;
  confirmed_at: string | null;
}

/** An account of the app with its loyalty card. */
interface CustomerRow extends PersonRow {
  /** Argon2id in the PHC form. */
  password_hash: string;
  registered_at: string;
  /** The last sign of the customer; an account without one is deleted in the end. */
  used_at: string;
}

interface FamilyCardRow extends PersonRow {
  requested_at: string;
}

/** One entry an address in each campaign. */
interface GameEntryRow extends PersonRow {
  campaign: string;
  entered_at: string;
}

/** The link of a mail. */
export interface LinkTokenRow {
  token_hash: string;
  purpose: 'newsletter' | 'password' | 'deletion';
  /** Of an address, known or not; null once what was kept of it is erased. */
  email_hash: string | null;
  /** Of the mail. */
  language: Language;
  created_at: string;
  used_at: string | null;
}

/** A mail that waits to be sent. */
export interface OutboxRow {
  id: string;
  /** Of the mail's link; the mail is deleted with it. */
  token_hash: string | null;
  recipient_hash: string;
  /** The whole mail. */
  encrypted: string;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
}

/** A key that this database was written with. */
export interface DataKeyRow {
  id: string;
  /** A hash that the key alone makes. */
  check_value: string;
}

interface GiftCardRow {
  token_hash: string;
  /** The last day on which it can be used. */
  valid_until: string;
  balance: number;
}

interface GiftCardMovementRow {
  token_hash: string;
  /** From 0, the oldest first. */
  position: number;
  date: string;
  kind: 'top_up' | 'purchase' | 'correction';
  /** Below zero when it left the card. */
  amount: number;
}

/** A form that was sent with an `Idempotency-Key`. */
interface SentFormRow {
  /** Of the form's name and the key. */
  key_hash: string;
  body_hash: string;
  /** The data of the response. */
  encrypted: string;
  created_at: string;
}

/** What was done, without anything that a visitor has entered. */
interface AuditRow {
  id: string;
  at: string;
  /** `visitor`, or the account name of staff. */
  actor: string;
  action: string;
}

interface ReceiptRow {
  id: string;
  campaign: string;
  /** Counts once in a campaign. */
  code: string;
  /** Name and number of the receipt. */
  encrypted: string;
  /** Slug of the shop. */
  shop: string;
  purchased_at: string;
  purchase_sum: number;
  /** Name of the proof in the folder of uploads. */
  file: string;
  language: Language;
  uploaded_at: string;
}

interface InvitationAnswerRow {
  campaign: string;
  /** Of the invitation; its newest answer counts. */
  code: string;
  answer: 'attend' | 'not_attend';
  answered_at: string;
}

interface DrawRow {
  id: string;
  campaign: string;
  /** Decides the order of the entries; published. */
  seed: string;
  /** In each language, as JSON text. */
  prize: string;
  drawn_at: string;
}

interface DrawWinnerRow {
  draw_id: string;
  /** From 0, in the order of the draw. */
  position: number;
  entry_id: string;
  /** As it is published, such as `K. Anna`; null once the person's data is erased. */
  name: string | null;
}

/** A code that was given out for the receipts of a campaign, beside those of the content. */
interface PromotionCodeRow {
  campaign: string;
  code: string;
  imported_at: string;
}

export interface Tables {
  audit_log: AuditRow;
  content_ids: ContentIdRow;
  content_items: ContentItemRow;
  content_state: ContentStateRow;
  customers: CustomerRow;
  data_keys: DataKeyRow;
  draw_winners: DrawWinnerRow;
  draws: DrawRow;
  family_cards: FamilyCardRow;
  game_entries: GameEntryRow;
  gift_card_movements: GiftCardMovementRow;
  gift_cards: GiftCardRow;
  images: ImageRow;
  invitation_answers: InvitationAnswerRow;
  link_tokens: LinkTokenRow;
  newsletter_subscribers: NewsletterSubscriberRow;
  outbox: OutboxRow;
  programme: ProgrammeRow;
  promotion_codes: PromotionCodeRow;
  receipts: ReceiptRow;
  sent_forms: SentFormRow;
  videos: VideoRow;
}

/** A time as rows hold it: as ISO text, which sorts as the times do. */
export const momentBefore = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() - milliseconds).toISOString();
