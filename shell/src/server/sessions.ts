/** Sessions of the render worker: messages are shared by all renderings of a language, data by none. */
import {
  API_SCHEMAS,
  type ApiCall,
  type ApiData,
  type Language,
  type RendererOptions,
} from '@mall/contracts';
import { createApi } from '@mall/http';
import { createI18n, type I18n } from '@mall/i18n';
import type { RouteTable } from '@mall/routing';
import en from 'shell-messages/en';
import hu from 'shell-messages/hu';
import { createSession, type Session } from '../site/session.ts';

const MESSAGES = { hu, en };

/** An API that restarts is back within these pauses (milliseconds). */
const RETRY_DELAYS = [100, 200, 400, 800];

function parse<Call extends ApiCall>(call: Call, data: unknown): ApiData[Call] {
  return API_SCHEMAS[call].parse(data) as ApiData[Call];
}

/** Gives a fresh session for one rendering. */
export function serverSessions(
  { site, apiOrigin }: RendererOptions,
  table: RouteTable,
): (language: Language) => Session {
  const instances: Record<Language, I18n> = {
    hu: createI18n('hu', site.brand.name),
    en: createI18n('en', site.brand.name),
  };
  return (language) =>
    createSession({
      site,
      table,
      messages: MESSAGES[language],
      i18n: instances[language],
      api: createApi({ language, origin: apiOrigin, parse, retryDelays: RETRY_DELAYS }),
    });
}
