import type { i18n, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppName, MessageKey, MessageValues, Translate } from './app-messages.ts';

const translate =
  (t: TFunction) =>
  (key: string, values: MessageValues = {}) =>
    t(key, values);

/** The messages of an app, outside of components. */
export function messagesOf(instance: i18n, app: string): Translate {
  return translate(instance.getFixedT<string>(null, app));
}

/** The messages of one app, for instance `cinema`; a key that the app lacks does not compile. */
export function useMessages<App extends AppName>(app: App): Translate<MessageKey<App>> {
  const { t } = useTranslation<string>(app);
  return useMemo(() => translate(t), [t]);
}
