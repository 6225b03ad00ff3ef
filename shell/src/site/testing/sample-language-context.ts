import type { Api } from '@mall/http';
import { routeTable } from '@mall/routing';
import { type SampleModules, sampleRegistry } from '../../remotes/testing/sample-site.ts';
import { createLanguageContext } from '../language-context.ts';

/** The sample site and its Hungarian language context. `get` stands in for the API. */
export function sampleLanguageContext(modules: SampleModules, get: Api['get']) {
  const { site, ...remotes } = sampleRegistry(modules);
  const table = routeTable(site.apps);
  const post = () => Promise.reject(new Error('the sample takes no forms'));
  const languageContext = createLanguageContext({
    ...{ site, table, messages: {} },
    api: { language: 'hu', get, post },
  });
  return { site, table, languageContext, ...remotes };
}
