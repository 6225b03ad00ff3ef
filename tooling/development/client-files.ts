/** The files that every page of `npm run dev` loads before its own. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

const FOLDER = path.join(import.meta.dirname, 'client');
const REACT_REFRESH = path.dirname(fileURLToPath(import.meta.resolve('react-refresh/runtime')));

/** A source without its types. */
async function scriptOf(file: string): Promise<string> {
  const { code } = await transformFile(path.join(FOLDER, file), {
    isModule: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  return code;
}

export const clientScript = () => scriptOf('client.ts');

/** React Refresh's runtime is a CommonJS module: it gets its `exports` from a function around it. */
export async function refreshScript(): Promise<string> {
  const file = path.join(REACT_REFRESH, 'cjs/react-refresh-runtime.development.js');
  const runtime = await readFile(file, 'utf8');
  const module = `((exports, process) => {${runtime}; return exports; })({}, { env: {} })`;
  return `const reactRefresh = ${module};\n${await scriptOf('refresh.ts')}`;
}

export const overlayStyle = () => readFile(path.join(FOLDER, 'overlay.css'));
