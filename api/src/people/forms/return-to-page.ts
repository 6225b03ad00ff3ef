/** Redirects a visitor from a mail's link to the page that shows the outcome of the form. */
import { type ApiForm, type FormOutcome, type Language, languageCookie } from '@mall/contracts';
import type { FastifyReply } from 'fastify';

export interface PageWithOutcome<Form extends ApiForm> {
  form: Form;
  outcome: FormOutcome<Form>;
  /** Path and hash of a page of this site. */
  page: string;
  /** Language of the page where it is known; it is stored, for paths that both languages share. */
  language?: Language | undefined;
}

/** Answers 303 with the page; its query key of the form's name holds the outcome. */
export function returnToPage<Form extends ApiForm>(
  reply: FastifyReply,
  { form, outcome, page, language }: PageWithOutcome<Form>,
): FastifyReply {
  const [path, hash] = page.split('#');
  return redirectTo(reply, `${path}?${form}=${outcome}${hash ? `#${hash}` : ''}`, language);
}

/** Answers 303 with a path of this site; `language` is stored. */
export function redirectTo(
  reply: FastifyReply,
  path: string,
  language: Language | undefined,
): FastifyReply {
  if (language) reply.header('set-cookie', languageCookie(language));
  reply.header('referrer-policy', 'no-referrer');
  return reply.redirect(path, 303);
}
