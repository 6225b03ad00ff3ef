/** What the pages behind the links of the newsletter's mails say. */
import type { Language } from '@mall/contracts';
import type { ButtonPage } from '../forms/button-page.ts';

type LinkTexts = Pick<ButtonPage, 'heading' | 'text' | 'button'>;

export const CONFIRM_TEXTS: Record<Language, LinkTexts> = {
  hu: {
    heading: 'Megerősíted a feliratkozásodat?',
    text: 'Egy gombnyomás, és küldjük a hírlevelet.',
    button: 'Feliratkozás megerősítése',
  },
  en: {
    heading: 'Do you confirm your subscription?',
    text: 'Press the button, and we send you the newsletter.',
    button: 'Confirm subscription',
  },
};

export const UNSUBSCRIBE_TEXTS: Record<Language, LinkTexts> = {
  hu: {
    heading: 'Leiratkozol a hírlevélről?',
    text: 'A címedet és minden adatodat töröljük.',
    button: 'Leiratkozás',
  },
  en: {
    heading: 'Do you want to unsubscribe?',
    text: 'We delete your address and all that we keep of it.',
    button: 'Unsubscribe',
  },
};
