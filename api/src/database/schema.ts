/**
 * The tables of the database as kysely types. Times are ISO 8601 texts in UTC, amounts whole forints. A column
 * `encrypted` holds what a visitor has entered, as the cipher writes it; one that ends in `_hash` is a blind index
 * or a hash in hexadecimal.
 */
import type { Language } from '@mall/contracts';

interface MediaRow {
  /** SHA-256 of the files and of what they are for, as hexadecimal text; a part of the URLs. */
  id: string;
  /** Since when no content names it; null while some does. */
  unused_since: string | null;
}

/** Personal data of an address. */
interface PersonRow {
  id: string;
  /** Of the address in lower case. */
  email_hash: string;
  encrypted: string;
  language: Language;
}

export interface Tables {
  /** What was done, without anything that a visitor has entered. */
  audit_log: {
    id: string;
    at: string;
    /** `visitor`, or the account name of staff. */
    actor: string;
    action: string;
  };
  /** Never deleted: content that is removed and comes back has its old id. */
  content_ids: {
    /** `shops`, `posts` or `discounts`. */
    kind: string;
    slug: string;
    /** Public number, from 1 in each kind. */
    id: number;
  };
  /** The one row has the id 1. */
  content_state: {
    id: number;
    /** Hash of the content; empty until the first import. */
    version: string;
    imported_at: string;
    /** Hash of the folder when the content came from the bundled one, else null. */
    bundled_fingerprint: string | null;
    /** All content as JSON text, in the shape of `content/schema/content-schema.ts`. */
    body: string;
  };
  /** An account of the app with its loyalty card. */
  customers: PersonRow & {
    /** Argon2id in the PHC form. */
    password_hash: string;
    registered_at: string;
    /** The last sign of the customer; an account without one is deleted in the end. */
    used_at: string;
  };
  /** The keys that this database was written with. */
  data_keys: {
    id: string;
    /** A hash that the key alone makes. */
    check_value: string;
  };
  draw_winners: {
    draw_id: string;
    /** From 0, in the order of the draw. */
    position: number;
    entry_id: string;
    /** As it is published, such as `K. Anna`; null once the entry is erased. */
    name: string | null;
  };
  draws: {
    id: string;
    campaign: string;
    /** Decides the order of the entries; published. */
    seed: string;
    /** In each language, as JSON text. */
    prize: string;
    drawn_at: string;
  };
  family_cards: PersonRow & {
    requested_at: string;
  };
  /** How often a form was sent, for its limits. */
  form_counts: {
    /** Of the form's path and who has sent it. */
    key_hash: string;
    sent: number;
    /** When the count begins anew. */
    ends_at: string;
  };
  /** One entry an address in each campaign. */
  game_entries: PersonRow & {
    campaign: string;
    entered_at: string;
  };
  gift_card_movements: {
    token_hash: string;
    /** From 0, the oldest first. */
    position: number;
    date: string;
    kind: 'top_up' | 'purchase' | 'correction';
    /** Below zero when it left the card. */
    amount: number;
  };
  gift_cards: {
    token_hash: string;
    /** The last day on which it can be used. */
    valid_until: string;
    balance: number;
  };
  images: MediaRow & {
    /** JSON text in the shape of `ImageFacts`. */
    facts: string;
    original: Uint8Array;
    /** The separate image for phones. */
    mobile: Uint8Array | null;
  };
  invitation_answers: {
    campaign: string;
    /** Of the invitation; the newest reply counts. */
    code: string;
    answer: 'attend' | 'not_attend';
    answered_at: string;
  };
  /** The links of mails. */
  link_tokens: {
    token_hash: string;
    purpose: 'newsletter' | 'password' | 'deletion' | 'account';
    /** Of an address, known or not; null once what was kept of it is erased. */
    email_hash: string | null;
    /** Of the mail. */
    language: Language;
    created_at: string;
    used_at: string | null;
  };
  newsletter_subscribers: PersonRow & {
    status: 'pending' | 'confirmed';
    /** When the address was last entered; an unconfirmed one is deleted after 30 days. */
    requested_at: string;
    confirmed_at: string | null;
  };
  /** Mails that wait to be sent. */
  outbox: {
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
  };
  /** An account that waits for the button of its mail: it is deleted with the mail's token. */
  pending_customers: PersonRow & {
    token_hash: string;
    password_hash: string;
    requested_at: string;
  };
  /** The one row has the id 1. */
  programme: {
    id: number;
    /** Changes with each imported programme; empty before the first import. */
    version: string;
    imported_at: string;
    /** JSON text in the shape of `programme/stored-programme.ts`. */
    screenings: string;
  };
  /** A code that was given out for the receipts of a campaign, beside those of the content. */
  promotion_codes: {
    campaign: string;
    code: string;
    imported_at: string;
  };
  receipts: {
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
  };
  /** A form that was sent with an `Idempotency-Key`. */
  sent_forms: {
    /** Of the form's name and the key. */
    key_hash: string;
    body_hash: string;
    /** The data of the response. */
    encrypted: string;
    created_at: string;
  };
  videos: MediaRow & {
    bytes: Uint8Array;
  };
}

export type LinkTokenRow = Tables['link_tokens'];
export type OutboxRow = Tables['outbox'];

/** A time as rows hold it: as ISO text, which sorts as the times do. */
export const momentBefore = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() - milliseconds).toISOString();
