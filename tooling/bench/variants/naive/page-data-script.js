/** The page carries the site record and no data of the API. */
import * as script from 'shell-source/server/page-data-script.ts';

export * from 'shell-source/server/page-data-script.ts';

export const pageDataScript = (data, markup) =>
  script.pageDataScript({ ...data, queries: [] }, markup);
