/** The pages that mails to customers lead to, and the path of the deletion's link below `/api`. */
import { API_FORMS, LANGUAGE_QUERY_KEY, type Language } from '@mall/contracts';

interface Site {
  publicOrigin: string;
  brandSlug: string;
}

export const CONFIRM_DELETION = `${API_FORMS.accountDeletion.path}/confirm`;

/** A path of both languages names the language in its query (requirement 2.3). */
const inLanguage = (path: string, language: Language) =>
  language === 'hu' ? path : `${path}?${LANGUAGE_QUERY_KEY}=${language}`;

const CARD_PATH_ENDS: Record<Language, string> = { hu: 'kartya', en: 'card' };

/** URL of the page of both cards. */
export function cardPage({ publicOrigin, brandSlug }: Site, language: Language): string {
  return `${publicOrigin}/my${brandSlug}-${CARD_PATH_ENDS[language]}`;
}

/** Path of the page that asks for a deletion. */
export const deletionPath = ({ brandSlug }: Pick<Site, 'brandSlug'>) => `/my${brandSlug}-torles`;

/** Its URL. */
export function deletionPage(site: Site, language: Language): string {
  return `${site.publicOrigin}${inLanguage(deletionPath(site), language)}`;
}

/** URL of the page that chooses a new password with `token`. */
export function newPasswordPage({ publicOrigin }: Site, token: string, language: Language) {
  return `${publicOrigin}${inLanguage(`/elfelejtett-jelszo/${token}`, language)}`;
}
