/** The visitor's answer to the cookie notice; undefined until there is one. */
import { storedValue } from './stored-value.ts';

export type Consent = 'granted' | 'refused';

const stored = storedValue('cookie-consent', (text): Consent | undefined =>
  text === 'granted' || text === 'refused' ? text : undefined,
);

export const consent = {
  get: stored.current,
  set: (answer: Consent): void => stored.store(answer),
  subscribe: stored.subscribe,
  /** A component renders again after each answer. */
  use: (): Consent | undefined => stored.use((answer) => answer),
};
