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

/** A Content-Security-Policy for one style element, the favicon, and forms to `formAction`. */
export function styledPagePolicy(style: string, formAction: "'self'" | "'none'"): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;
}
