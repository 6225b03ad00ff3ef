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

export const cardPath = ({ brandSlug, language }: Omit<Site, 'publicOrigin'>) =>
  `/my${brandSlug}-${CARD_PATH_ENDS[language]}`;

export const cardPage = (site: Site) => `${site.publicOrigin}${cardPath(site)}`;

export const deletionPath = ({ brandSlug }: Pick<Site, 'brandSlug'>) => `/my${brandSlug}-torles`;

export const newPasswordPage = ({ publicOrigin, language }: Site, token: string) =>
  `${publicOrigin}${inLanguage(`/elfelejtett-jelszo/${token}`, language)}`;
