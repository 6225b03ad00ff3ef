/** How a response depends on the visitor's stored language, and which language it stores. */
import type { Language } from '@mall/contracts';
import { queryLanguage, type ResolvedPath } from '@mall/routing';

export interface LanguageChoice {
  variesByLanguage: boolean;
  /** The language that a neutral page's query chooses: the answer stores it (requirement 2.3). */
  chosen: Language | undefined;
}

export function languageChoice(
  resolved: Exclude<ResolvedPath, { kind: 'redirect' }>,
  search: string,
): LanguageChoice {
  if (resolved.kind === 'not-found') return { variesByLanguage: true, chosen: undefined };
  const isNeutral = resolved.path.language === undefined;
  const chosen = isNeutral ? queryLanguage(search) : undefined;
  return { variesByLanguage: isNeutral && !chosen, chosen };
}
