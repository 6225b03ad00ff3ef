/** On the server: no markup, and of the files only those that the shell starts with. */
import { pageAssets as allAssets } from 'shell-source/server/page-assets.ts';

export const renderHtml = async () => '';

export const pageAssets = (site, table, state) => ({
  ...allAssets(site, table, { ...state, kind: 'not-found' }),
  preloads: [],
});
