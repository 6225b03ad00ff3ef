/** The cookie notice: shown until the visitor has answered, and again from the footer. */
import { type Consent, consent } from '@mall/runtime';
import { atom, useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { NoticePanel } from './notice-panel.tsx';

/** Whether the visitor has asked for the cookie settings again. */
export const cookieSettingsOpenAtom = atom(false);

export function CookieNotice() {
  // The server's pages all have the notice: styles hide it from those who have answered.
  const answer = useSyncExternalStore<Consent | 'unknown' | undefined>(
    consent.subscribe,
    consent.get,
    () => 'unknown',
  );
  const [isOpened, setOpened] = useAtom(cookieSettingsOpenAtom);
  const isUnknown = answer === 'unknown';
  if (answer && !isUnknown && !isOpened) return null;
  return (
    <NoticePanel
      answered={isUnknown ? undefined : answer}
      {...{ isUnknown, isOpened }}
      onClose={(given) => {
        if (given) consent.set(given);
        setOpened(false);
      }}
    />
  );
}
