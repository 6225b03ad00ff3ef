/** The browser's sessions by language: one at a time holds data, the other is cleared (spec section 4). */
import type { Language } from '@mall/contracts';
import type { Messages } from '@mall/i18n';
import type { Session } from './session.ts';

/** The shell's own messages; only the language that is shown is fetched. */
async function shellMessages(language: Language): Promise<Messages> {
  const module =
    language === 'hu'
      ? await import(/* webpackChunkName: "messages-hu" */ 'shell-messages/hu')
      : await import(/* webpackChunkName: "messages-en" */ 'shell-messages/en');
  return module.default;
}

export class Sessions {
  private readonly byLanguage = new Map<Language, Session>();
  private readonly create: (language: Language, messages: Messages) => Session;

  constructor(create: (language: Language, messages: Messages) => Session) {
    this.create = create;
  }

  /** The session of `language`, made when it is not there. */
  async open(language: Language): Promise<Session> {
    const known = this.byLanguage.get(language);
    if (known) return known;
    const session = this.create(language, await shellMessages(language));
    this.byLanguage.set(language, session);
    return session;
  }

  /** @throws {Error} when no page of this language has been loaded. */
  get(language: Language): Session {
    const session = this.byLanguage.get(language);
    if (!session) throw new Error(`no session in ${language}`);
    return session;
  }

  /** Forgets the data of every other language. */
  keepOnly(language: Language): void {
    for (const other of this.byLanguage.keys()) {
      if (other !== language) this.byLanguage.delete(other);
    }
  }
}
