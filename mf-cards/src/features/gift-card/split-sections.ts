/** Sorts the sections of the gift card page by how the page shows them. */
import type { EditorialSection } from '@mall/contracts';

/** Id of the section on the balance check; it is hidden until the page has that form. */
const BALANCE_CHECK = 'egyenleg';

export interface GiftCardSections {
  /** Urgent messages, for instance that no cards are sold at the moment. */
  notices: EditorialSection[];
  rest: EditorialSection[];
}

export function splitSections(sections: readonly EditorialSection[]): GiftCardSections {
  const shown = sections.filter(({ id }) => id !== BALANCE_CHECK);
  return {
    notices: shown.filter(({ notice }) => notice !== undefined),
    rest: shown.filter(({ notice }) => notice === undefined),
  };
}
