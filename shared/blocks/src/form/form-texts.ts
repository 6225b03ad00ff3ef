/** The texts that every form has. */
import type { Language } from '@mall/contracts';
import type { OutcomeMessage } from './outcome-message.ts';

/** A failure that has nothing to do with the visitor's input (requirement 6.2). */
export const UNAVAILABLE: Readonly<Record<Language, OutcomeMessage>> = {
  hu: {
    type: 'error',
    headline: 'Hoppá, valami hiba történt!',
    text: 'Most nem sikerült. Kérjük, próbáld újra néhány perc múlva.',
  },
  en: {
    type: 'error',
    headline: 'Ooop! Something went wrong!',
    text: 'That did not work just now. Please try again in a few minutes.',
  },
};

export const ERRORS_TITLE: Readonly<Record<Language, string>> = {
  hu: 'Kérjük, javítsd ezeket:',
  en: 'Please correct the following:',
};

/** Where no field is known to be wrong. */
export const REFUSED: Readonly<Record<Language, string>> = {
  hu: 'Kérjük, nézd át, amit beírtál!',
  en: 'Please look through what you have entered!',
};

/** Beside a star. */
export const REQUIRED_NOTE: Readonly<Record<Language, string>> = {
  hu: 'Kötelező kitölteni.',
  en: 'Required.',
};

export const RETRY: Readonly<Record<Language, string>> = {
  hu: 'Újra elküldöm',
  en: 'Send it again',
};

export const SENDING: Readonly<Record<Language, string>> = {
  hu: 'Küldjük…',
  en: 'Sending…',
};
