/** The script element with a part of the site record. */
import { siteFileUrl } from '@mall/contracts';
import * as script from 'shell-source/server/page-data-script.ts';

export * from 'shell-source/server/page-data-script.ts';

export const pageDataScript = ({ site, ...data }, markup) =>
  script.pageDataScript({ ...data, site: JSON.parse(site.slice(siteFileUrl('').length)) }, markup);
