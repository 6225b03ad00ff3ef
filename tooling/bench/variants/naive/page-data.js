/** The page carries the site record and no data of the API. */
import * as pageData from 'shell-source/page/page-data.ts';

export * from 'shell-source/page/page-data.ts';

export const pageDataScript = (data, ...rest) =>
  pageData.pageDataScript({ ...data, queries: { queries: [], mutations: [] } }, ...rest);
