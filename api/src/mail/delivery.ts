/** Empties the outbox into the mail server, again and again; a failure waits for its next turn. */
import type { Logger } from 'pino';
import type { Database } from '../database/open-database.ts';
import type { Mail } from './mail.ts';
import { type ClaimedMail, claimMail, postpone, removeFromOutbox } from './outbox.ts';

export interface DeliveryOptions {
  db: Database;
  send: (mail: Mail) => Promise<void>;
  now: () => Date;
  logger: Pick<Logger, 'info' | 'warn'>;
}

const POLL_MILLISECONDS = 2_000;

/** Tries every mail that is due once. */
export async function deliverDueMails(options: DeliveryOptions): Promise<void> {
  const { db, now } = options;
  for (let mail = await claimMail(db, now()); mail; mail = await claimMail(db, now())) {
    await deliver(mail, options);
  }
}

/** The log names no address: it is kept longer than the mail. */
async function deliver(mail: ClaimedMail, { db, send, now, logger }: DeliveryOptions) {
  const { id, attempts, ...content } = mail;
  try {
    await send(content);
  } catch (error) {
    const reason = reasonOf(error);
    logger.warn({ mail: id, attempts, reason }, 'mail not sent; it is tried again');
    return postpone(db, mail, reason, now());
  }
  await removeFromOutbox(db, id);
  logger.info({ mail: id }, 'mail sent');
}

/** Starts the loop; the function it returns ends it after the mail under way. */
export function startDelivery(options: DeliveryOptions): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let turn = Promise.resolve();
  let isRunning = true;
  const poll = async () => {
    await deliverDueMails(options).catch((error) =>
      options.logger.warn({ reason: reasonOf(error) }, 'outbox not read; it is tried again'),
    );
    if (isRunning) wait();
  };
  const wait = () => {
    timer = setTimeout(() => {
      turn = poll();
    }, POLL_MILLISECONDS);
  };
  wait();
  return () => {
    isRunning = false;
    clearTimeout(timer);
    return turn;
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
