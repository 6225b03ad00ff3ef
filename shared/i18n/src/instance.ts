/** An i18next instance, the messages of apps in it, and their texts. */
import type { Language } from '@mall/contracts';
import i18next, { type i18n } from 'i18next';
import type { MessageValues, Translate } from './app-messages.ts';

/** Messages of one app in one language: nested texts by key. */
export interface Messages {
  [key: string]: string | Messages;
}

interface AppTexts {
  messages: Messages | undefined;
  translate: Translate<string>;
}

const apps = new WeakMap<i18n, Map<string, AppTexts>>();

/** A page asks for hundreds of texts. Beyond this all are forgotten: values, such as times, change. */
const MAX_TEXTS = 2_000;

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

/** Translates once for each key and values: i18next works each text out again. */
function cachedTranslate(instance: i18n, app: string): Translate<string> {
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

function appTexts(instance: i18n, app: string, messages?: Messages): AppTexts {
  const ofInstance = apps.get(instance) ?? new Map<string, AppTexts>();
  const known = ofInstance.get(app);
  if (known && (!messages || known.messages === messages)) return known;
  const texts = { messages, translate: cachedTranslate(instance, app) };
  apps.set(instance, ofInstance.set(app, texts));
  return texts;
}

/** Adds an app's messages under the app's name as namespace, unless the same ones are there. */
export function addMessages(
  instance: i18n,
  app: string,
  language: Language,
  messages: Messages,
): void {
  if (apps.get(instance)?.get(app)?.messages === messages) return;
  instance.addResourceBundle(language, app, messages, false, true);
  appTexts(instance, app, messages);
}

/** The messages of an app by any key: keys are checked where an app is named. */
export function textsOf(instance: i18n, app: string): Translate<string> {
  return appTexts(instance, app).translate;
}

/** The messages of an app, outside of components. */
export function messagesOf(instance: i18n, app: string): Translate {
  return textsOf(instance, app);
}
