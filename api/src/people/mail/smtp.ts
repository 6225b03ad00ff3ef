/** Hands mails to the mail server of the settings. */
import type { Settings } from '@mall/contracts';
import { createTransport } from 'nodemailer';
import type { Mail } from './write-mail.ts';

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
