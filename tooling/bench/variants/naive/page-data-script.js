/** The page names the data of the site file and carries no other of the API. */
import * as script from 'shell-source/server/page-data-script.ts';

export * from 'shell-source/server/page-data-script.ts';

export const pageDataScript = ({ queries, ...data }, markup) => {
  const named = queries.filter((query) => query.length === 1);
  return script.pageDataScript({ ...data, queries: named }, markup);
};
