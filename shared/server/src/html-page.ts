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

/** The colours of the pages that the shell renders. */
const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:12vh auto;max-width:36rem;padding:0 1.5rem;color:#2b1b3d;background:#fff8ec}header{display:flex;align-items:center;gap:.75rem;font-size:1.375rem;font-weight:bold}h1{font-size:1.5rem;line-height:1.25;margin:2rem 0 .5rem}a{color:#bd3c17}button{font:inherit;font-weight:bold;min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:1.5rem;color:#fff;background:#bd3c17;cursor:pointer}';

/** A page that the shell does not render: the mall's logo and name above `content`. `title` and `content` are HTML. */
export function htmlPage(language: string, title: string, content: string, brand = ''): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><header><img src="/favicon.svg" alt="" width="44" height="44">${escapeHtml(brand)}</header>${content}</body></html>`;
}

/** Its Content-Security-Policy: the style element, the site's own pictures, and forms to `formAction`. */
export function styledPagePolicy(formAction: "'self'" | "'none'"): string {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;
}
