import type { Language } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';

const NOTE: Record<Language, string> = { hu: 'új lapon nyílik meg', en: 'opens in a new tab' };

/** Last in a link with `target="_blank"`; part of the link's name and not visible. */
export function NewTabNote() {
  return <span className="visually-hidden"> ({NOTE[useShellContext().language]})</span>;
}
