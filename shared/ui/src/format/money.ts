/** Amounts of money. */
import type { Language } from '@mall/contracts';
import { numberFormat } from './formatters.ts';
import { LOCALES } from './locale.ts';

const NO_BREAK_SPACE = '\u00a0';

/** Hungarian does not group four digits; browsers disagree on it, so the rule is written here. */
function groupDigits(amount: number, language: Language): string {
  const useGrouping = language === 'en' || amount >= 10_000;
  return numberFormat(LOCALES[language], {
    useGrouping,
    maximumFractionDigits: 0,
  }).format(amount);
}

/** Whole forints, for instance `3100 Ft` and `HUF 3,100`. */
export function formatForints(amount: number, language: Language): string {
  const digits = groupDigits(amount, language);
  return language === 'hu' ? `${digits}${NO_BREAK_SPACE}Ft` : `HUF${NO_BREAK_SPACE}${digits}`;
}
