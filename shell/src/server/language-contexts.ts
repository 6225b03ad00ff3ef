/** The render worker's language contexts: renders of one language share messages, but no data. */
import {
  API_SCHEMAS,
  type ApiCall,
  type ApiData,
  type FormAnswer,
  type Language,
  type RendererOptions,
} from '@mall/contracts';
import { createApi } from '@mall/http';
import { createI18n, type I18n } from '@mall/i18n';
import type { RouteTable } from '@mall/routing';
import en from 'shell-messages/en';
import hu from 'shell-messages/hu';
import { createLanguageContext, type LanguageContext } from '../site/language-context.ts';

const MESSAGES = { hu, en };

/** A restarting API is back within these pauses. */
const RETRY_DELAYS_MS = [100, 200, 400, 800];

function parse<Call extends ApiCall>(call: Call, data: unknown): ApiData[Call] {
  return API_SCHEMAS[call].parse(data) as ApiData[Call];
}

/** Returns a factory of language contexts, one for each render. */
export function serverLanguageContexts(
  { site, apiOrigin }: RendererOptions,
  table: RouteTable,
): (language: Language, formAnswer?: FormAnswer) => LanguageContext {
  const instances: Record<Language, I18n> = {
    hu: createI18n('hu', site.brand.name),
    en: createI18n('en', site.brand.name),
  };
  return (language, formAnswer) =>
    createLanguageContext({
      site,
      table,
      formAnswer,
      messages: MESSAGES[language],
      i18n: instances[language],
      api: createApi({ language, origin: apiOrigin, parse, retryDelays: RETRY_DELAYS_MS }),
    });
}
