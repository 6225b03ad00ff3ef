/** The pages that mails to customers lead to. */
import { LANGUAGE_QUERY_KEY, type Language } from '@mall/contracts';

interface Site {
  publicOrigin: string;
  brandSlug: string;
  language: Language;
}

/** A path of both languages names the language in its query. */
const inLanguage = (path: string, language: Language) =>
  language === 'hu' ? path : `${path}?${LANGUAGE_QUERY_KEY}=${language}`;

const CARD_PATH_ENDS: Record<Language, string> = { hu: 'kartya', en: 'card' };

/** URL of the page of both cards. */
export const cardPage = ({ publicOrigin, brandSlug, language }: Site) =>
  `${publicOrigin}/my${brandSlug}-${CARD_PATH_ENDS[language]}`;

/** Path of the page that asks for a deletion. */
export const deletionPath = ({ brandSlug }: Pick<Site, 'brandSlug'>) => `/my${brandSlug}-torles`;

/** Its URL. */
export const deletionPage = (site: Site) =>
  `${site.publicOrigin}${inLanguage(deletionPath(site), site.language)}`;

/** URL of the page that chooses a new password with `token`. */
export const newPasswordPage = ({ publicOrigin, language }: Site, token: string) =>
  `${publicOrigin}${inLanguage(`/elfelejtett-jelszo/${token}`, language)}`;
