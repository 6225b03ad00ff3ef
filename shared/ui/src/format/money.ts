/** Amounts of money. */
import type { Language } from '@mall/contracts';
import { LOCALES } from './locale.ts';

/** Whole forints, for instance `3100 Ft` and `HUF 3,100`. */
export function formatForints(amount: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'HUF',
    maximumFractionDigits: 0,
  }).format(amount);
}
