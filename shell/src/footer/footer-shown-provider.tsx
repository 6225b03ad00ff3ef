import { FooterShownContextV1 } from '@mall/runtime';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { footerShownAtom } from './footer-shown.ts';

/** Lets parts of the page follow the footer. */
export function FooterShownProvider({ children }: { children: ReactNode }) {
  return (
    <FooterShownContextV1 value={useAtomValue(footerShownAtom)}>{children}</FooterShownContextV1>
  );
}
