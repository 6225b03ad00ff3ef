/** Sends a visitor back to the home page, whose query tells what has become of the newsletter. */
import { LANGUAGE_STORAGE_KEY, type Language, type NewsletterOutcome } from '@mall/contracts';
import type { FastifyReply } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

/** Answers with the home page, in `language` where it is known: that page's language is a cookie. */
export function returnToPage(
  reply: FastifyReply,
  outcome: NewsletterOutcome,
  language?: Language,
): FastifyReply {
  if (language) {
    const cookie = `${LANGUAGE_STORAGE_KEY}=${language}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
    reply.header('set-cookie', cookie);
  }
  reply.header('referrer-policy', 'no-referrer');
  return reply.redirect(`/?newsletter=${outcome}#hirlevel`, 303);
}
