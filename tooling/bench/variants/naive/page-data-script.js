/** Of the API's data the page carries the configuration alone. */
import * as script from 'shell-source/server/page-data-script.ts';

export * from 'shell-source/server/page-data-script.ts';

export const pageDataScript = ({ queries, ...data }, markup) => {
  const common = queries.filter(([[, call]]) => call === 'config');
  return script.pageDataScript({ ...data, queries: common }, markup);
};
