/** The visitor's answer to the cookie notice, in local storage. */
import { localStore } from './browser-store.ts';

export type Consent = 'granted' | 'refused';

const CONSENT_KEY = 'cookie-consent';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Used where the browser has no storage: the answer then lasts until the page is left. */
let answered: Consent | undefined;

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
    const follow = ({ key }: StorageEvent) => key === CONSENT_KEY && listener();
    listeners.add(listener);
    window.addEventListener('storage', follow);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', follow);
    };
  },
};
