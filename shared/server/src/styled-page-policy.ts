/** The Content-Security-Policy of a page that is complete by itself, with one style element. */
import { createHash } from 'node:crypto';

/**
 * Allows the style element with the text `style`, the favicon, which browsers request beside every page,
 * and forms to `formAction` (a source list).
 */
export function styledPagePolicy(style: string, formAction: "'self'" | "'none'"): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;
}
