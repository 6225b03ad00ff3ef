/** Sends the mails of the outbox that are due, every two seconds; a failed one is retried later. */
import type { Logger } from 'pino';
import { messageOf } from '../log.ts';
import type { Mail } from './mail.ts';
import {
  type ClaimedMail,
  claimMail,
  MAX_ATTEMPTS,
  type Outbox,
  postpone,
  removeFromOutbox,
} from './outbox.ts';

export interface DeliveryOptions extends Outbox {
  send: (mail: Mail) => Promise<void>;
  now: () => Date;
  log: Pick<Logger, 'info' | 'warn'>;
}

const POLL_MS = 2_000;

/** Tries every mail that is due once. */
export async function deliverDueMails(options: DeliveryOptions): Promise<void> {
  const next = () => claimMail(options, options.now());
  for (let mail = await next(); mail; mail = await next()) {
    await deliver(mail, options);
  }
}

/** Log and table name no address, which mail servers often repeat. */
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

/** Starts the loop. @returns a function that stops it once the mails that are due have been tried. */
export function startDelivery(options: DeliveryOptions): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let delivering = Promise.resolve();
  let isRunning = true;
  const poll = async () => {
    await deliverDueMails(options).catch((error) =>
      options.log.warn({ reason: messageOf(error) }, 'outbox not read; it is tried again'),
    );
    if (isRunning) wait();
  };
  const wait = () => {
    timer = setTimeout(() => {
      delivering = poll();
    }, POLL_MS);
  };
  wait();
  return () => {
    isRunning = false;
    clearTimeout(timer);
    return delivering;
  };
}
