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

/** Of pages that the shell does not render, in the colours of those that it does. */
export const PAGE_STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:12vh auto;max-width:36rem;padding:0 1.5rem;color:#2b1b3d;background:#fff8ec}header{display:flex;align-items:center;gap:.75rem;font-size:1.375rem;font-weight:bold}h1{font-size:1.5rem;line-height:1.25;margin:2rem 0 .5rem}a{color:#bd3c17}button{font:inherit;font-weight:bold;min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:1.5rem;color:#fff;background:#bd3c17;cursor:pointer}';

/** The header of such a page: the mall's sign, and its name where it is known. */
export const pageHeader = (brand = ''): string =>
  `<header><img src="/favicon.svg" alt="" width="44" height="44">${escapeHtml(brand)}</header>`;

/** Their Content-Security-Policy: the style element, the site's own pictures, and forms to `formAction`. */
export function styledPagePolicy(formAction: "'self'" | "'none'"): string {
  const hash = createHash('sha256').update(PAGE_STYLE).digest('base64');
  return `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;
}
