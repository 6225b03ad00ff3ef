/** Creates the i18next instance and adds the messages of apps to it. */
import type { Language } from '@mall/contracts';
import i18next, { type i18n } from 'i18next';
import { forgetTexts } from './translations.ts';

/** Messages of one app in one language: nested texts by key. */
export interface Messages {
  [key: string]: string | Messages;
}

/** The messages that each instance has, by app. */
const added = new WeakMap<i18n, Map<string, Messages>>();

/** An empty instance for `language`. Every message may name `{{brand}}`. */
export function createI18n(language: Language, brand: string): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    // Keys may hold a colon, as the API's error codes do; a namespace is chosen by `useMessages`.
    nsSeparator: false,
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: { brand } },
  });
  return instance;
}

/** Adds an app's messages under the app's name as namespace, unless the same ones are there. */
export function addMessages(
  instance: i18n,
  app: string,
  language: Language,
  messages: Messages,
): void {
  const apps = added.get(instance) ?? new Map<string, Messages>();
  if (apps.get(app) === messages) return;
  added.set(instance, apps.set(app, messages));
  instance.addResourceBundle(language, app, messages, false, true);
  forgetTexts(instance, app);
}
