/** Amounts of money. */
import type { Language } from '@mall/contracts';

const NO_BREAK_SPACE = '\u00a0';

/** Hungarian does not group four digits; browsers disagree on that, so the rule is written here. */
function groupDigits(amount: number, language: Language): string {
  const digits = String(Math.round(amount));
  if (language === 'hu' && amount < 10_000) return digits;
  return digits.replace(/\B(?=(?:\d{3})+$)/g, language === 'hu' ? NO_BREAK_SPACE : ',');
}

/** Whole forints, for instance `3100 Ft` and `HUF 3,100`. */
export function formatForints(amount: number, language: Language): string {
  const digits = groupDigits(amount, language);
  return language === 'hu' ? `${digits}${NO_BREAK_SPACE}Ft` : `HUF${NO_BREAK_SPACE}${digits}`;
}
