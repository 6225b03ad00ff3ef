/** The document without a file of the site record. */
import * as original from 'shell-source/server/document.ts';

const PRELOAD = /<link rel="preload" as="fetch"[^>]* href="">\n/;

export const htmlDocument = (parts) =>
  original.htmlDocument({ ...parts, site: '' }).replace(PRELOAD, '');
