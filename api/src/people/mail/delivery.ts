/** Sends the mails of the outbox that are due, every two seconds; a failed one is retried later. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '@mall/contracts';
import { repeat } from '@mall/server';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { messageOf } from '../../base/log.ts';
import type { Vault } from '../../vault/cipher.ts';
import { type ClaimedMail, claimMail, MAX_ATTEMPTS, postpone, removeFromOutbox } from './outbox.ts';
import type { Mail } from './write-mail.ts';

interface DeliveryOptions extends Vault {
  send: (mail: Mail) => Promise<void>;
  now: () => Date;
  log: Pick<Logger, 'info' | 'warn'>;
  pollMs?: number;
  maxStopMs?: number;
}

const POLL_MS = 2_000;
/** A mail server that hangs must not delay the shutdown, which takes at most five seconds. */
const MAX_STOP_MS = 3_500;

/** Tries every mail that is due once, until it is aborted. */
export async function deliverDueMails(
  options: DeliveryOptions,
  signal?: AbortSignal,
): Promise<void> {
  const next = async () => (signal?.aborted ? undefined : claimMail(options, options.now()));
  for (let mail = await next(); mail; mail = await next()) {
    await deliver(mail, options);
  }
}

/** Log and table hold no address, although mail servers often repeat it. */
async function deliver(mail: ClaimedMail, { db, send, now, log }: DeliveryOptions) {
  const { id, attempts, ...content } = mail;
  try {
    await send(content);
  } catch (error) {
    const reason = messageOf(error);
    const anonymous = reason.replaceAll(mail.to, '<recipient>');
    const fields = { mail: id, attempts, maxAttempts: MAX_ATTEMPTS, reason: anonymous };
    log.warn(fields, 'mail not sent');
    return postpone(db, mail, anonymous, now());
  }
  await removeFromOutbox(db, id);
  log.info({ mail: id }, 'mail sent');
}

/**
 * Starts the loop.
 * @returns a function that stops it after the mail that is being sent. One that the server does not accept in
 * time stays in the outbox, for another process or the next start.
 */
export function startDelivery(options: DeliveryOptions): () => Promise<void> {
  const { log, pollMs = POLL_MS, maxStopMs = MAX_STOP_MS } = options;
  const deliverMails = (signal: AbortSignal) =>
    deliverDueMails(options, signal).catch((error) =>
      log.warn({ reason: messageOf(error) }, 'outbox not read; it is tried again'),
    );
  const stop = repeat(deliverMails, pollMs);
  return () => Promise.race([stop(), sleep(maxStopMs, undefined, { ref: false })]);
}

/** A server that hangs must not block the outbox. */
const TIME_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

type MailSettings = Pick<Settings, 'MAIL_FROM' | 'BRAND_NAME' | 'PUBLIC_ORIGIN'>;

/** A mail server at `url`, for instance `smtp://localhost:25`. */
export function openMailServer(url: string, settings: MailSettings) {
  const transport = createTransport({ url, ...TIME_LIMITS });
  const from = senderOf(settings);
  return {
    send: async (mail: Mail) => {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}

function senderOf({ MAIL_FROM, BRAND_NAME, PUBLIC_ORIGIN }: MailSettings) {
  if (MAIL_FROM) return MAIL_FROM;
  return { name: BRAND_NAME, address: `no-reply@${new URL(PUBLIC_ORIGIN).hostname}` };
}
