import { createHash } from 'node:crypto';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute of HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * The Content-Security-Policy that allows the style element with the text `style`, the favicon, which
 * browsers request beside every page, and forms to `formAction` (a source list).
 */
export function styledPagePolicy(style: string, formAction: "'self'" | "'none'"): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;
}
