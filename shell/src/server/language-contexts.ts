/** The render worker's language contexts: renders of one language share messages, but no data. */
import {
  API_SCHEMAS,
  type ApiCall,
  type ApiData,
  type Language,
  type RendererOptions,
  type RenderRequest,
} from '@mall/contracts';
import { createApi } from '@mall/http';
import { createI18n } from '@mall/i18n';
import type { RouteTable } from '@mall/routing';
import en from 'shell-messages/en';
import hu from 'shell-messages/hu';
import { createLanguageContext, type LanguageContext } from '../site/language-context.ts';
import { KeptAnswers } from './kept-answers.ts';

const MESSAGES = { hu, en };

/** A restarting API is back within these pauses. */
const RETRY_DELAYS_MS = [100, 200, 400, 800];

function parse<Call extends ApiCall>(call: Call, data: unknown): ApiData[Call] {
  return API_SCHEMAS[call].parse(data) as ApiData[Call];
}

/** Returns a factory of language contexts, one for each render. */
export function serverLanguageContexts(
  { site, apiOrigin, answerTtlMs }: RendererOptions,
  table: RouteTable,
): (language: Language, request: RenderRequest) => LanguageContext {
  const answers = new KeptAnswers(answerTtlMs);
  const shared = (language: Language) => ({
    i18n: createI18n(language, site.brand.name),
    messages: MESSAGES[language],
    api: createApi({ language, origin: apiOrigin, parse, retryDelays: RETRY_DELAYS_MS }),
  });
  const languages = { hu: shared('hu'), en: shared('en') };
  return (language, { formAnswer, contentVersion }) => {
    const { api, ...others } = languages[language];
    return createLanguageContext({
      ...{ site, table, formAnswer },
      ...others,
      api: answers.client(api, contentVersion),
    });
  };
}
