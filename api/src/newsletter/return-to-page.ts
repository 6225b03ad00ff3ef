/** Sends a visitor back to the home page, whose query tells what has become of the newsletter. */
import { type Language, languageCookie, type NewsletterOutcome } from '@mall/contracts';
import type { FastifyReply } from 'fastify';

/** Answers with the home page, in `language` where it is known: that page's language is a cookie. */
export function returnToPage(
  reply: FastifyReply,
  outcome: NewsletterOutcome,
  language?: Language,
): FastifyReply {
  if (language) reply.header('set-cookie', languageCookie(language));
  reply.header('referrer-policy', 'no-referrer');
  return reply.redirect(`/?newsletter=${outcome}#hirlevel`, 303);
}
