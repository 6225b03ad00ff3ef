/** Whether the footer is shown: hidden while a page changes, shown a second later (requirement 4.10). */
import { createContext, use } from 'react';

export const FooterShownContextV1 = createContext(true);

/** For parts of a page that are shown with the footer only. */
export function useFooterShown(): boolean {
  return use(FooterShownContextV1);
}
