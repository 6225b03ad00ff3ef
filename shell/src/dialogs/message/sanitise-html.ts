/** HTML of a message, made safe once more where it is shown. */
import DOMPurify from 'dompurify';

/** The same as the API lets through. */
const ALLOWED = {
  ALLOWED_TAGS: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'small'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'scope', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

export function sanitiseHtml(html: string): string {
  return DOMPurify.sanitize(html, ALLOWED);
}
