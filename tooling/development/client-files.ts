/** The files that every page of `npm run dev` loads before its own. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const BASE = '/__development';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, 'client', file), 'utf8');
const scriptOf = (file: string) => stripTypeScriptTypes(read(file));

/** React Refresh's runtime is a CommonJS module: it gets its `exports` from a function around it. */
function refreshScript(): string {
  const entry = fileURLToPath(import.meta.resolve('react-refresh/runtime'));
  const file = 'cjs/react-refresh-runtime.development.js';
  const runtime = readFileSync(path.join(path.dirname(entry), file), 'utf8');
  const module = `((exports, process) => {${runtime}; return exports; })({}, { env: {} })`;
  return `const reactRefresh = ${module};\n${scriptOf('refresh.ts')}`;
}

export const CLIENT_FILES: Record<string, { type: string; read: () => string }> = {
  [`${BASE}/refresh.js`]: { type: 'text/javascript', read: refreshScript },
  [`${BASE}/client.js`]: { type: 'text/javascript', read: () => scriptOf('client.ts') },
  [`${BASE}/overlay.css`]: { type: 'text/css', read: () => read('overlay.css') },
};

/** The page with the scripts; `version` is what it shows. */
export function withClient(html: string, version: string): string {
  const refresh = `<script src="${BASE}/refresh.js"></script>`;
  const client = `<script src="${BASE}/client.js" data-version="${version}"></script>`;
  return html.replace('<head>', `<head>${refresh}${client}`);
}
