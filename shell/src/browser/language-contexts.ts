/** The browser's language contexts. */
import { cookieLanguage, type Language } from '@mall/contracts';
import { addMessages, type Messages } from '@mall/i18n';
import { type RouteTable, resolveUrl } from '@mall/routing';
import { storedLanguage } from '@mall/runtime';
import type { LanguageContext } from '../site/language-context.ts';

/** Replaced by webpack when the script is built. */
declare const process: { env: { NODE_ENV: string } };

async function shellMessages(language: Language): Promise<Messages> {
  const module =
    language === 'hu'
      ? await import(/* webpackChunkName: "messages-hu" */ 'shell-messages/hu')
      : await import(/* webpackChunkName: "messages-en" */ 'shell-messages/en');
  return module.default;
}

function letDevelopersReplaceMessages({ i18n }: LanguageContext): void {
  const replaceShownMessages = (app: string, language: Language, messages: Messages) =>
    addMessages(i18n, app, language, messages);
  Object.assign(globalThis, { replaceShownMessages });
}

export class LanguageContexts {
  readonly #byLanguage = new Map<Language, LanguageContext>();
  readonly #opening = new Map<Language, Promise<LanguageContext>>();
  readonly #create: (language: Language, messages: Messages) => LanguageContext;

  constructor(create: (language: Language, messages: Messages) => LanguageContext) {
    this.#create = create;
  }

  async #make(language: Language): Promise<LanguageContext> {
    const languageContext = this.#create(language, await shellMessages(language));
    this.#byLanguage.set(language, languageContext);
    if (process.env.NODE_ENV === 'development') letDevelopersReplaceMessages(languageContext);
    return languageContext;
  }

  /** Loads the messages once; after a failure, again. */
  open(language: Language): Promise<LanguageContext> {
    const opening = this.#opening.get(language) ?? this.#make(language);
    this.#opening.set(language, opening);
    opening.catch(() => this.#opening.delete(language));
    return opening;
  }

  /** @throws {Error} when no page of this language has been loaded. */
  get(language: Language): LanguageContext {
    const languageContext = this.#byLanguage.get(language);
    if (!languageContext) throw new Error(`no language context of ${language}`);
    return languageContext;
  }
}

function languageOfUrl(table: RouteTable, stored: Language): Language | undefined {
  const resolved = resolveUrl(table, window.location, stored);
  return resolved.kind === 'redirect' ? undefined : resolved.language;
}

/** Whether to reload the page: the cookie, which is set again, was lost, and local storage has another language. */
export function languageWasLost(table: RouteTable, shown: Language): boolean {
  const stored = storedLanguage.get();
  if (!stored || stored === shown || languageOfUrl(table, stored) !== stored) return false;
  storedLanguage.set(stored);
  return cookieLanguage(document.cookie) === stored;
}

/** A page from the back/forward cache stores its language; a neutral one follows a language changed meanwhile. */
export function keepLanguageOnReturn(
  table: RouteTable,
  router: { revalidate(): Promise<void> },
): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const stored = storedLanguage.get();
    if (!persisted || !stored) return;
    const language = languageOfUrl(table, stored);
    if (language) storedLanguage.set(language);
    void router.revalidate();
  });
}
