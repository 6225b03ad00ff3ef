import i18next, { type i18n } from 'i18next';
import { createContext, type ReactNode, use } from 'react';
import type { AppName, MessageKey, Translate } from './app-messages.ts';
import { textsOf } from './instance.ts';

const MessagesContext = createContext<i18n>(i18next);

/** Provides the instance to the tree below it. */
export function MessagesProvider({ instance, children }: { instance: i18n; children: ReactNode }) {
  return <MessagesContext value={instance}>{children}</MessagesContext>;
}

/** The messages of one app, for instance `cinema`; a key that the app lacks does not compile. */
export function useMessages<App extends AppName>(app: App): Translate<MessageKey<App>> {
  return textsOf(use(MessagesContext), app);
}
