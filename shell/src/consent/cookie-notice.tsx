/** The cookie notice: shown until the visitor has answered, and again from the footer. */
import { type Consent, consent } from '@mall/runtime';
import { atom, useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { NoticePanel } from './notice-panel.tsx';

/** Whether the visitor has asked for the cookie settings again. */
export const cookieSettingsOpenAtom = atom(false);

/** On the server, whose pages all have the notice: styles hide it from those who have answered. */
const UNKNOWN = 'unknown';

function useAnswer(): Consent | undefined | typeof UNKNOWN {
  return useSyncExternalStore<Consent | undefined | typeof UNKNOWN>(
    consent.subscribe,
    consent.get,
    () => UNKNOWN,
  );
}

export function CookieNotice() {
  const answer = useAnswer();
  const [opened, setOpened] = useAtom(cookieSettingsOpenAtom);
  const isUnknown = answer === UNKNOWN;
  if (answer && !isUnknown && !opened) return null;
  return (
    <NoticePanel
      answered={isUnknown ? undefined : answer}
      isUnknown={isUnknown}
      opened={opened}
      onAnswer={(given) => {
        consent.set(given);
        setOpened(false);
      }}
      onClose={() => setOpened(false)}
    />
  );
}
