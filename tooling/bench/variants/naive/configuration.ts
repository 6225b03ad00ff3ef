/**
 * The naive federation: the same shell and remotes, rendered in the browser alone. The server's page
 * is empty; the shell starts, then loads the page's remote, then its modules, then its data.
 */
import type { Configuration } from 'webpack';
import { variantShell } from '../variant-shell.ts';

const ENTRY = '/shell/src/browser/entry.tsx';

const REPLACEMENTS = [
  { request: 'react-dom/client', by: 'naive/client-root.js', importedBy: ENTRY },
  { request: '/load-page.ts', by: 'naive/load-page.js', importedBy: ENTRY },
  { request: '/first-paint.head.ts', by: 'naive/start.head.ts' },
  { request: '/page-view.tsx', by: 'naive/page-view.js' },
  { request: '/render-html.tsx', by: 'naive/empty-page.js' },
  { request: '/page-assets.ts', by: 'naive/empty-page.js' },
  { request: '/page-data-script.ts', by: 'naive/page-data-script.js' },
];

export function naive(): Configuration[] {
  return variantShell('naive', { replacements: REPLACEMENTS });
}
