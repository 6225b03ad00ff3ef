/** Writes new files from a template, and the lines that they need in files that are there. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf, mfJsonSchema } from '@mall/contracts';
import { TaskError } from '../repository.ts';

/** Texts by their paths in the checkout. */
export type Files = ReadonlyMap<string, string>;

/** After the entries that are there. */
const MENU_ORDER = 90;

/** Also files and folders whose names begin with a dot. */
const TEMPLATES = '{**,.github/**}/{*,.*}.template';

/** `summer-party` as a title: `Summer party`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Files are `<path in the checkout>.template`, with `{name}`, `{title}`, `{app}` and `{version}` in paths and texts. */
export function fromTemplate(template: string, name: string, app = name, version = ''): Files {
  const folder = path.join(import.meta.dirname, template);
  const values = { name, title: titleOf(name), app, version };
  const fill = (text: string) =>
    text.replace(/\{(name|title|app|version)\}/g, (_, key: keyof typeof values) => values[key]);
  const files = globSync(TEMPLATES, { cwd: folder }).sort();
  return new Map(
    files.map((file) => [
      fill(file).replace(/\.template$/, ''),
      fill(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}

/** The `mf.json` of an app with another route, whose paths are its id, and its entry in a menu. */
export function withRoute(root: string, app: string, id: string, menu: string, more = {}): Files {
  const file = `${appFolderOf(app)}/mf.json`;
  const text = readFileSync(path.join(root, file), 'utf8');
  const mf = JSON.parse(text) as { routes: object[]; navigation?: object[] };
  const paths = { hu: `/${id}`, en: `/${id}` };
  const label = { hu: titleOf(id), en: titleOf(id) };
  mf.routes.push({ id, module: `./pages/${id}`, paths, ...more });
  mf.navigation = [...(mf.navigation ?? []), { menu, route: id, label, order: MENU_ORDER }];
  mfJsonSchema.parse(mf);
  return new Map([[file, `${JSON.stringify(mf, null, 2)}\n`]]);
}

/** The end-to-end tests with the text of a page from the template `page`. */
export function withPageText(root: string, name: string): Files {
  const title = titleOf(name);
  const texts = `  '${name}': { hu: '${title}: ez az oldal még üres.', en: '${title}: this page is still empty.' },`;
  const file = 'e2e/site/pages.ts';
  return new Map([[file, withLineAfter(root, file, 'const TEXTS: ', texts)]]);
}

/** The text of a file with a line after the one that begins with `line`. @throws {TaskError} without that line. */
export function withLineAfter(root: string, file: string, line: string, added: string): string {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const at = lines.findLastIndex((each) => each.startsWith(line));
  if (at < 0) throw new TaskError(`${file} has no line that begins with ${line}`, 2);
  return lines.toSpliced(at + 1, 0, added).join('\n');
}

/** @returns the paths of what was written. @throws {TaskError} when a new file is there already. */
export function writeFiles(root: string, created: Files, changed: Files): string[] {
  const taken = created.keys().find((file) => existsSync(path.join(root, file)));
  if (taken) throw new TaskError(`${taken} is there already; choose another name`, 2);
  const files = [...created, ...changed];
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return files.map(([file]) => file);
}
