/** The visitor's answer to the cookie notice, in local storage. */
import { localStore } from './local-storage.ts';

export type Consent = 'granted' | 'refused';

const CONSENT_KEY = 'cookie-consent';

type Listener = () => void;
const listeners = new Set<Listener>();

export const consent = {
  /** Undefined until the visitor has answered, also when the stored value is neither answer. */
  get(): Consent | undefined {
    const stored = localStore.get(CONSENT_KEY);
    return stored === 'granted' || stored === 'refused' ? stored : undefined;
  },
  set(answer: Consent): void {
    localStore.set(CONSENT_KEY, answer);
    for (const listener of listeners) listener();
  },
  /** Calls `listener` after each answer; returns how to stop that. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
