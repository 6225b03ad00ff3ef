/** The browser's sessions by language: one at a time holds data, the other is cleared (spec section 4). */
import type { Language } from '@mall/contracts';
import type { Messages } from '@mall/i18n';
import type { Session } from '../site/session.ts';

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
  private readonly opening = new Map<Language, Promise<Session>>();
  private readonly create: (language: Language, messages: Messages) => Session;

  constructor(create: (language: Language, messages: Messages) => Session) {
    this.create = create;
  }

  private async make(language: Language): Promise<Session> {
    try {
      const session = this.create(language, await shellMessages(language));
      this.byLanguage.set(language, session);
      return session;
    } finally {
      this.opening.delete(language);
    }
  }

  /** The session of `language`, made when it is not there. */
  async open(language: Language): Promise<Session> {
    const known = this.byLanguage.get(language) ?? this.opening.get(language);
    if (known) return known;
    const opening = this.make(language);
    this.opening.set(language, opening);
    return opening;
  }

  /** @throws {Error} when no page of this language has been loaded. */
  get(language: Language): Session {
    const session = this.byLanguage.get(language);
    if (!session) throw new Error(`no session in ${language}`);
    return session;
  }

  /** Forgets the data of every other language. */
  keepOnly(language: Language): void {
    for (const [other, { queryClient }] of this.byLanguage) {
      if (other === language) continue;
      this.byLanguage.delete(other);
      queryClient.removeQueries({ queryKey: [other] });
    }
  }
}
