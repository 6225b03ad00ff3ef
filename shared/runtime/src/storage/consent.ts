/** The visitor's answer to the cookie notice, in local storage. */
import { localStore } from './browser-store.ts';

export type Consent = 'granted' | 'refused';

const CONSENT_KEY = 'cookie-consent';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Used where the browser has no storage: the answer then lasts until the page is left. */
let answered: Consent | undefined;

function onStorage({ key }: StorageEvent): void {
  if (key !== CONSENT_KEY) return;
  for (const listener of listeners) listener();
}

export const consent = {
  /** Undefined until the visitor has answered, also when the stored value is neither answer. */
  get(): Consent | undefined {
    const stored = localStore.get(CONSENT_KEY);
    return stored === 'granted' || stored === 'refused' ? stored : answered;
  },
  set(answer: Consent): void {
    answered = answer;
    localStore.set(CONSENT_KEY, answer);
    for (const listener of listeners) listener();
  },
  /** Calls `listener` after each answer, of other tabs too; returns how to stop that. */
  subscribe(listener: Listener): () => void {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  },
};
