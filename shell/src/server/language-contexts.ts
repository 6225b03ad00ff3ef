/** The render worker's language contexts: renders of one language share messages, but no data. */
import {
  API_SCHEMAS,
  type ApiCall,
  type ApiData,
  type Campaigns,
  DEFAULT_LANGUAGE,
  type Language,
  type RendererOptions,
  type RenderRequest,
  SHOW_COMING,
} from '@mall/contracts';
import { createApi } from '@mall/http';
import { createI18n } from '@mall/i18n';
import en from 'shell-messages/en';
import hu from 'shell-messages/hu';
import { createLanguageContext, type LanguageContext } from '../site/language-context.ts';
import type { RenderedSite } from './campaign-sites.ts';
import { ResponseCache } from './response-cache.ts';
import { timeLimit, timelyApi } from './time-limit.ts';

const MESSAGES = { hu, en };

/** The share of a page's time after which a call fails, so that one call does not cost the whole page. */
const CALL_SHARE = 9 / 10;

function parse<Call extends ApiCall>(call: Call, data: unknown): ApiData[Call] {
  return API_SCHEMAS[call].parse(data) as ApiData[Call];
}

export interface ServerLanguageContexts {
  create(language: Language, request: RenderRequest, site: RenderedSite): LanguageContext;
  /** When campaigns run, which is the same in every language. */
  campaigns(request: RenderRequest): Promise<Campaigns>;
}

export function serverLanguageContexts(options: RendererOptions): ServerLanguageContexts {
  const { apiOrigin, responseTtlMs, loadTimeoutMs } = options;
  const { brand } = options.site;
  const responses = new ResponseCache(responseTtlMs);
  const { preview } = options.site;
  // The process of such a preview has its clock.
  const clock = preview?.clockOffset ? () => new Date().toISOString() : undefined;
  const apiOf = (language: Language, previewTime?: () => string) =>
    timelyApi(
      createApi({ language, previewTime, origin: apiOrigin, parse }),
      timeLimit(options, loadTimeoutMs * CALL_SHARE),
    );
  const shared = (language: Language) => ({
    i18n: createI18n(language, brand.name),
    messages: MESSAGES[language],
    api: apiOf(language, clock),
    previewApi: apiOf(language, () => SHOW_COMING),
  });
  const languages = { hu: shared('hu'), en: shared('en') };
  return {
    create: (language, { formResponse, contentVersion, preview }, { site, table }) => {
      const { api, previewApi, ...others } = languages[language];
      return createLanguageContext({
        ...{ site, table, formResponse },
        ...others,
        api: preview ? previewApi : responses.client(api, contentVersion),
      });
    },
    campaigns: ({ contentVersion }) =>
      responses.client(languages[DEFAULT_LANGUAGE].api, contentVersion).get('campaignTimes'),
  };
}
