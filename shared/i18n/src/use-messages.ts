import i18next from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { AppName, MessageKey, Translate } from './app-messages.ts';
import { textsOf } from './translations.ts';

/** The messages of one app, for instance `cinema`; a key that the app lacks does not compile. */
export function useMessages<App extends AppName>(app: App): Translate<MessageKey<App>> {
  // The hook of react-i18next listens to changes of language, which a page never has.
  const { i18n = i18next } = useContext(I18nContext) ?? {};
  return textsOf(i18n, app);
}
