/** The HTML that content may hold; everything else is taken out when content is stored. */
import { ALLOWED_HTML } from '@mall/contracts';
import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  allowedTags: Object.keys(ALLOWED_HTML),
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_HTML).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

export function sanitiseHtml(html: string): string {
  return sanitize(html, OPTIONS).trim();
}
