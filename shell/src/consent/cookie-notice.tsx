/** The cookie notice: shown until the visitor has answered, and again from the footer. */
import { type Consent, consent } from '@mall/runtime';
import { useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { cookieSettingsOpenAtom } from './cookie-settings.ts';
import { NoticePanel } from './notice-panel.tsx';

/** The server knows no visitor's answer, so that its pages are the same for all. */
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
  if (answer === UNKNOWN || (answer && !opened)) return null;
  return (
    <NoticePanel
      answered={answer}
      opened={opened}
      onAnswer={(given) => {
        consent.set(given);
        setOpened(false);
      }}
      onClose={() => setOpened(false)}
    />
  );
}
