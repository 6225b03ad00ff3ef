/** Class names of CSS Modules. They differ by app, so that two apps never style each other. */
import { hash } from 'node:crypto';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { sourceName } from '../repository.ts';
import { IS_DEVELOPMENT } from './mode.ts';

const FILE_LENGTH = 5;

/** Letters and digits that depend on `text`; a class name cannot begin with a digit. */
function shortHash(text: string): string {
  const letters = hash('sha256', text, 'base64').replace(/[^A-Za-z0-9]/g, '');
  return letters.replace(/^\d+/, '').slice(0, FILE_LENGTH);
}

type Context = Pick<LoaderContext<unknown>, 'resourcePath'>;

/**
 * Returns the class name of each `local` name in a CSS Module, for the loader's `getLocalIdent`. In
 * releases it is short, and names of one file begin alike: compressed, a first visit loads 3 kB less.
 * @throws {Error} when two files of the app would have the same names.
 */
export function classNames(app: string, { readable = IS_DEVELOPMENT } = {}) {
  const files = new Map<string, string>();
  /** The names of a file in the order in which its loader, of either build, meets them. */
  const names = new WeakMap<Context, string[]>();

  return (context: Context, _name: string, local: string): string => {
    const file = sourceName(context.resourcePath);
    const start = shortHash(`${app} ${file}`);
    const other = files.get(start) ?? file;
    if (other !== file)
      throw new Error(`rename ${file}: its class names would be those of ${other}`);
    files.set(start, file);
    if (readable) return `${app}-${path.basename(file, '.module.css')}-${local}-${start}`;
    const known = names.get(context) ?? [];
    if (!known.includes(local)) names.set(context, [...known, local]);
    const index = known.includes(local) ? known.indexOf(local) : known.length;
    return start + index.toString(36);
  };
}
