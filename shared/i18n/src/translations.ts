/** Texts by instance and app: a page asks for hundreds, and i18next works each out anew. */
import type { i18n } from 'i18next';
import type { MessageValues, Translate } from './app-messages.ts';

/** Then all are worked out anew: the values of messages, such as times, change. */
const MAX_TEXTS = 2_000;

/** Its keys are checked where an app is named. */
type AnyTranslate = Translate<string>;

const translations = new WeakMap<i18n, Map<string, AnyTranslate>>();

function appsOf(instance: i18n): Map<string, AnyTranslate> {
  const apps = translations.get(instance) ?? new Map<string, AnyTranslate>();
  translations.set(instance, apps);
  return apps;
}

function translate(instance: i18n, app: string): AnyTranslate {
  const t = instance.getFixedT<string>(null, app);
  const texts = new Map<string, string>();
  return (key: string, values?: MessageValues) => {
    const id = values ? key + JSON.stringify(values) : key;
    const known = texts.get(id);
    if (known !== undefined) return known;
    if (texts.size === MAX_TEXTS) texts.clear();
    const text = t(key, values ?? {});
    texts.set(id, text);
    return text;
  };
}

/** The messages of an app by any key. */
export function textsOf(instance: i18n, app: string): AnyTranslate {
  const apps = appsOf(instance);
  const known = apps.get(app) ?? translate(instance, app);
  apps.set(app, known);
  return known;
}

/** The messages of an app, outside of components. */
export function messagesOf(instance: i18n, app: string): Translate {
  return textsOf(instance, app);
}

/** Forgets the texts of an app whose messages have changed. */
export function forgetTexts(instance: i18n, app: string): void {
  appsOf(instance).delete(app);
}
