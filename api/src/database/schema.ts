/** The tables of the database as kysely types. Times are ISO 8601 texts in UTC. */
import type { Language } from '@mall/contracts';

export interface ContentItemRow {
  /** `site`, `shop`, `post`, `discount`, `movie`, `page`, `campaign`, `coupon` or `floor-plan`. */
  kind: string;
  slug: string;
  /** Index in the content file, from 0. */
  position: number;
  /** The document as JSON text, in the shape of `content/schema/content-schema.ts`. */
  body: string;
  /** When an import last brought another body; empty for items from before it was kept. */
  changed_at: string;
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
  /** The keyed hash of the address in lower case; one row an address. */
  email_hash: string;
  /** The address, sealed; null until an API starts that seals. `email_hash` is the address then. */
  sealed: string | null;
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
  /** The keyed hash of the address; null until an API starts that seals. */
  recipient_hash: string | null;
  /** The whole mail; null until an API starts that seals. Else address and texts are empty. */
  sealed: string | null;
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

/** A key that this database was written with. */
export interface DataKeyRow {
  id: string;
  /** A hash that the key alone makes. */
  check_value: string;
}

/** An account of the app with its loyalty card. */
export interface CustomerRow {
  id: string;
  /** The keyed hash of the address. */
  email_hash: string;
  /** Sealed, in the shape of `customers/customer.ts`. */
  personal: string;
  /** Argon2id in the PHC form. */
  password_hash: string;
  language: Language;
  registered_at: string;
  /** The last sign of the customer; an account without one is deleted in the end. */
  used_at: string;
}

export interface CustomerTokenRow {
  /** SHA-256 of the token in a mail, as hexadecimal text. */
  token_hash: string;
  purpose: 'password' | 'deletion';
  /** Null without an account, and when it is deleted. */
  customer_id: string | null;
  /** Null without a family card, and when it is deleted; a new password is for accounts alone. */
  family_card_id: string | null;
  /** Likewise, of the newsletter. */
  subscriber_id: string | null;
  /** Likewise, one of the entries in games. */
  game_entry_id: string | null;
  /** Of the mail. */
  language: Language;
  created_at: string;
  used_at: string | null;
}

export interface FamilyCardRow {
  id: string;
  /** The keyed hash of the address. */
  email_hash: string;
  /** Sealed, in the shape of the form. */
  personal: string;
  language: Language;
  requested_at: string;
}

export interface GiftCardRow {
  /** The keyed hash of the token on the card. */
  token_hash: string;
  /** The last day on which it can be used. */
  valid_until: string;
  /** Whole forints. */
  balance: number;
}

export interface GiftCardMovementRow {
  token_hash: string;
  /** From 0, the oldest first. */
  position: number;
  date: string;
  kind: 'top_up' | 'purchase' | 'correction';
  /** Whole forints; below zero when it left the card. */
  amount: number;
}

/** A form that was sent with an `Idempotency-Key`. */
export interface SentFormRow {
  /** The keyed hash of the form's name and the key. */
  key_hash: string;
  /** The keyed hash of the body. */
  body_hash: string;
  /** What it was answered, sealed. */
  answer: string;
  created_at: string;
}

/** What was done, without anything that a visitor has entered. */
export interface AuditRow {
  id: string;
  at: string;
  /** `visitor`, or the account name of staff. */
  actor: string;
  action: string;
}

export interface ReceiptRow {
  id: string;
  /** Id of the campaign in the content. */
  campaign: string;
  /** Counts once in a campaign. */
  code: string;
  /** Keyed hash of the form's `Idempotency-Key`; null where it had none. */
  sent_key: string | null;
  /** Name and number of the receipt, sealed. */
  personal: string;
  /** Slug of the shop. */
  shop: string;
  purchased_at: string;
  /** Whole forints. */
  purchase_sum: number;
  /** Name of the proof in the folder of uploads. */
  file: string;
  language: Language;
  uploaded_at: string;
}

export interface GameEntryRow {
  id: string;
  campaign: string;
  /** Keyed hash; one entry an address in each campaign. */
  email_hash: string;
  /** Name and address, sealed. */
  personal: string;
  language: Language;
  entered_at: string;
}

export interface InvitationAnswerRow {
  campaign: string;
  /** Of the invitation; its newest answer counts. */
  code: string;
  answer: 'attend' | 'not_attend';
  answered_at: string;
}

export interface DrawRow {
  id: string;
  campaign: string;
  /** Which table has the entries. */
  pool: 'game-entries' | 'promotion-uploads';
  /** Entries from this moment on did not take part. */
  entered_before: string;
  /** Decides the order of the entries; published. */
  seed: string;
  /** Ids of the entries that took part, sorted, as JSON text. */
  entries: string;
  /** In each language, as JSON text. */
  prize: string;
  drawn_at: string;
}

export interface DrawWinnerRow {
  draw_id: string;
  /** From 0, in the order of the draw. */
  position: number;
  entry_id: string;
  /** As it is published, such as `K. Anna`; null once the person was deleted. */
  name: string | null;
}

/** A code that was given out for the receipts of a campaign, beside those of the content. */
export interface PromotionCodeRow {
  campaign: string;
  code: string;
  imported_at: string;
}

export interface Tables {
  audit_log: AuditRow;
  content_ids: ContentIdRow;
  content_items: ContentItemRow;
  content_state: ContentStateRow;
  customer_tokens: CustomerTokenRow;
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
  newsletter_subscribers: NewsletterSubscriberRow;
  newsletter_tokens: NewsletterTokenRow;
  outbox: OutboxRow;
  programme: ProgrammeRow;
  promotion_codes: PromotionCodeRow;
  promotion_uploads: ReceiptRow;
  sent_forms: SentFormRow;
  videos: VideoRow;
}
