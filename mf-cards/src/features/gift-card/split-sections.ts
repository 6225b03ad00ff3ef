/** Sorts the sections of the gift card page by how the page shows them. */
import type { EditorialSection } from '@mall/contracts';

/** Ids of sections with a place of their own; the section on the balance is for search alone: the page shows the form instead. */
const BALANCE = 'egyenleg';
const BESIDE = 'tudnivalok';
const QUESTIONS = 'kerdesek';
const SHOPS = 'elfogadohelyek';

export interface GiftCardSections {
  /** Shown while the issuing is suspended. */
  notices: EditorialSection[];
  /** Beside the form. */
  beside: EditorialSection[];
  /** Below the form. */
  questions: EditorialSection[];
  shops: EditorialSection | undefined;
  rest: EditorialSection[];
}

/** Each section is in one of the groups, except the one on the balance, which is left out. */
export function splitSections(sections: readonly EditorialSection[]): GiftCardSections {
  const shown = sections.filter(({ id }) => id !== BALANCE);
  const notices = shown.filter(({ notice }) => notice !== undefined);
  const beside = shown.filter(({ id }) => id === BESIDE);
  const questions = shown.filter(({ id }) => id === QUESTIONS);
  const shops = shown.find(({ id }) => id === SHOPS);
  const placed = [...notices, ...beside, ...questions, shops];
  return { notices, beside, questions, shops, rest: shown.filter((one) => !placed.includes(one)) };
}
