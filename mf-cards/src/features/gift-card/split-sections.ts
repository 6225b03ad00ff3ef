/** Sorts the sections of the gift card page by how the page shows them. */
import type { EditorialSection } from '@mall/contracts';

/** Describes the form of the balance check; it is shown together with that form. */
const BALANCE_CHECK = 'egyenleg';

export interface GiftCardSections {
  /** What has to be known before anything else, for instance that issuing is suspended. */
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
