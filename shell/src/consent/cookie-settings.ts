/** Whether the visitor has asked for the cookie settings again. */
import { atom } from 'jotai';

export const cookieSettingsOpenAtom = atom(false);
