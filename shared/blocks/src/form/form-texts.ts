/** The texts that every form has. */
import type { Language } from '@mall/contracts';
import type { OutcomeMessage } from './outcome-messages.ts';

export const FORM_TEXTS = {
  hu: {
    // A failure that has nothing to do with the visitor's input (requirement 6.2).
    unavailable: {
      type: 'error',
      headline: 'Hoppá, valami hiba történt!',
      text: 'Most nem sikerült. Kérjük, próbáld újra néhány perc múlva.',
    },
    errorsTitle: 'Kérjük, javítsd ezeket:',
    // Where no field is known to be wrong.
    refused: 'Kérjük, nézd át, amit beírtál!',
    required: 'Kötelező kitölteni.',
    retry: 'Újra elküldöm',
    sending: 'Küldjük…',
  },
  en: {
    unavailable: {
      type: 'error',
      headline: 'Ooop! Something went wrong!',
      text: 'That did not work just now. Please try again in a few minutes.',
    },
    errorsTitle: 'Please correct the following:',
    refused: 'Please look through what you have entered!',
    required: 'Required.',
    retry: 'Send it again',
    sending: 'Sending…',
  },
} satisfies Record<Language, Record<string, string | OutcomeMessage>>;
