import i18next, { type i18n } from 'i18next';
import { type ReactNode, use } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import type { AppName, MessageKey, Translate } from './app-messages.ts';
import { textsOf } from './instance.ts';

export function MessagesProvider({ instance, children }: { instance: i18n; children: ReactNode }) {
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

/** The messages of one app, for instance `cinema`; a key that the app lacks does not compile. */
export function useMessages<App extends AppName>(app: App): Translate<MessageKey<App>> {
  // The hook of react-i18next listens to changes of language, which a page never has.
  const { i18n = i18next } = use(I18nContext) ?? {};
  return textsOf(i18n, app);
}
