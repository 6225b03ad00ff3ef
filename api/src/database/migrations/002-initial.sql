-- All tables, in SQL that SQLite and PostgreSQL share. Times are ISO 8601 texts in UTC; `encrypted` columns
-- hold what visitors have entered. `schema.ts` describes the columns.

create table content_ids (
  kind varchar(20) not null,
  slug varchar(120) not null,
  id integer not null,
  primary key (kind, slug),
  unique (kind, id)
);

create table content_state (
  id integer primary key,
  version varchar(64) not null,
  imported_at varchar(40) not null,
  bundled_fingerprint varchar(64),
  body text not null
);

insert into content_state (id, version, imported_at, body) values (1, '', '', '{}');

create table programme (
  id integer primary key,
  version varchar(64) not null,
  imported_at varchar(40) not null,
  screenings text not null
);

insert into programme (id, version, imported_at, screenings) values (1, '', '', '[]');

create table images (
  id varchar(64) primary key,
  facts text not null,
  original bytea not null,
  mobile bytea,
  unused_since varchar(40)
);

create index images_unused on images (unused_since);

create table videos (
  id varchar(64) primary key,
  bytes bytea not null,
  unused_since varchar(40)
);

create index videos_unused on videos (unused_since);

create table link_tokens (
  token_hash varchar(64) primary key,
  purpose varchar(10) not null check (purpose in ('newsletter', 'password', 'deletion', 'account')),
  email_hash varchar(64),
  language varchar(2) not null,
  created_at varchar(40) not null,
  used_at varchar(40)
);

create index link_tokens_email on link_tokens (email_hash, purpose, created_at);

create table outbox (
  id varchar(36) primary key,
  token_hash varchar(64) references link_tokens (token_hash) on delete cascade,
  recipient_hash varchar(64) not null,
  encrypted text not null,
  created_at varchar(40) not null,
  attempts integer not null,
  next_attempt_at varchar(40) not null,
  last_error text
);

create index outbox_due on outbox (next_attempt_at);

create index outbox_recipient on outbox (recipient_hash);

create index outbox_token on outbox (token_hash);

create table newsletter_subscribers (
  id varchar(36) primary key,
  email_hash varchar(64) not null unique,
  encrypted text not null,
  language varchar(2) not null,
  status varchar(10) not null check (status in ('pending', 'confirmed')),
  requested_at varchar(40) not null,
  confirmed_at varchar(40)
);

create index newsletter_subscribers_waiting on newsletter_subscribers (status, requested_at);

create table customers (
  id varchar(36) primary key,
  email_hash varchar(64) not null unique,
  encrypted text not null,
  password_hash varchar(200) not null,
  language varchar(2) not null,
  registered_at varchar(40) not null,
  used_at varchar(40) not null
);

create table pending_customers (
  id varchar(36) primary key,
  token_hash varchar(64) not null unique references link_tokens (token_hash) on delete cascade,
  email_hash varchar(64) not null,
  encrypted text not null,
  password_hash varchar(200) not null,
  language varchar(2) not null,
  requested_at varchar(40) not null
);

create index pending_customers_email on pending_customers (email_hash);

create table family_cards (
  id varchar(36) primary key,
  email_hash varchar(64) not null unique,
  encrypted text not null,
  language varchar(2) not null,
  requested_at varchar(40) not null
);

create table gift_cards (
  token_hash varchar(64) primary key,
  valid_until varchar(10) not null,
  balance integer not null
);

create table gift_card_movements (
  token_hash varchar(64) not null references gift_cards (token_hash) on delete cascade,
  position integer not null,
  date varchar(10) not null,
  kind varchar(10) not null,
  amount integer not null,
  primary key (token_hash, position)
);

create table receipts (
  id varchar(36) primary key,
  campaign varchar(120) not null,
  code varchar(40) not null,
  encrypted text not null,
  shop varchar(120) not null,
  purchased_at varchar(40) not null,
  purchase_sum integer not null,
  file varchar(80) not null,
  language varchar(2) not null,
  uploaded_at varchar(40) not null,
  unique (campaign, code)
);

create table promotion_codes (
  campaign varchar(120) not null,
  code varchar(40) not null,
  imported_at varchar(40) not null,
  primary key (campaign, code)
);

create table game_entries (
  id varchar(36) primary key,
  campaign varchar(120) not null,
  email_hash varchar(64) not null,
  encrypted text not null,
  language varchar(2) not null,
  entered_at varchar(40) not null,
  unique (campaign, email_hash)
);

create index game_entries_email on game_entries (email_hash);

create table invitation_answers (
  campaign varchar(120) not null,
  code varchar(40) not null,
  answer varchar(20) not null,
  answered_at varchar(40) not null,
  primary key (campaign, code)
);

create table draws (
  id varchar(36) primary key,
  campaign varchar(120) not null,
  seed varchar(200) not null,
  prize text not null,
  drawn_at varchar(40) not null,
  unique (campaign, seed)
);

create table draw_winners (
  draw_id varchar(36) not null references draws (id) on delete cascade,
  position integer not null,
  entry_id varchar(36) not null,
  name varchar(120),
  primary key (draw_id, position)
);

create table sent_forms (
  key_hash varchar(64) primary key,
  body_hash varchar(64) not null,
  encrypted text not null,
  created_at varchar(40) not null
);

create table audit_log (
  id varchar(36) primary key,
  at varchar(40) not null,
  actor varchar(100) not null,
  action varchar(60) not null
);

create table data_keys (
  id varchar(20) primary key,
  check_value varchar(64) not null
);
