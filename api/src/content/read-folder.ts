/** Reads the YAML files of a content folder and checks the shape of each. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentIssue } from './content-issue.ts';
import type { ImportSchema, NewContent } from './schema/import-fields.ts';

/** A page, and the file that holds it. */
export interface PageFile {
  file: string;
  page: NewContent['pages'][number];
}

/** What could be read; a file with an issue is left out, so that the others can still be checked. */
export interface ReadContent {
  site?: NewContent['site'] | undefined;
  shops?: NewContent['shops'] | undefined;
  posts?: NewContent['posts'] | undefined;
  discounts?: NewContent['discounts'] | undefined;
  movies?: NewContent['movies'] | undefined;
  pages: PageFile[];
  issues: ContentIssue[];
}

/** Reads all of `folder` with `schema`; what is wrong is in `issues`, never thrown. */
export async function readContentFolder(
  folder: string,
  { shape }: ImportSchema,
): Promise<ReadContent> {
  const issues: ContentIssue[] = [];
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    readContentFile(folder, file, schema, issues);
  return {
    site: await read('site.yaml', shape.site),
    shops: await read('shops.yaml', shape.shops),
    posts: await read('posts.yaml', shape.posts),
    discounts: await read('discounts.yaml', shape.discounts),
    movies: await read('movies.yaml', shape.movies),
    pages: await readPages(folder, issues, (file) => read(file, shape.pages.element)),
    issues,
  };
}

async function readPages(
  folder: string,
  issues: ContentIssue[],
  read: (file: string) => Promise<PageFile['page'] | undefined>,
): Promise<PageFile[]> {
  const names = await readdir(join(folder, 'pages')).catch((): string[] => {
    const message = 'cannot be read; every content folder has this folder';
    issues.push({ file: 'pages', path: '', message });
    return [];
  });
  const pages: PageFile[] = [];
  for (const name of names.filter((name) => /\.ya?ml$/.test(name)).sort()) {
    const file = `pages/${name}`;
    const page = await read(file);
    if (page) pages.push({ file, page });
  }
  return pages;
}

async function readContentFile<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  issues: ContentIssue[],
): Promise<z.output<Schema> | undefined> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
  if (text === undefined) {
    issues.push({ file, path: '', message: 'cannot be read; every content folder has this file' });
    return undefined;
  }
  const { value, errors } = parseYaml(text);
  issues.push(...errors.map((message) => ({ file, path: '', message })));
  if (errors.length > 0) return undefined;
  const parsed = await schema.safeParseAsync(value);
  if (parsed.success) return parsed.data;
  issues.push(
    ...parsed.error.issues.map(({ path, message }) => ({ file, path: path.join('.'), message })),
  );
  return undefined;
}

function parseYaml(text: string): { value?: unknown; errors: string[] } {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    return { errors: document.errors.map(({ message }) => withoutExcerpt(message)) };
  }
  try {
    return { value: document.toJS(), errors: [] };
  } catch (error) {
    return { errors: [error instanceof Error ? error.message : String(error)] };
  }
}

/** A YAML error without the lines of the file that follow it. */
function withoutExcerpt(message: string): string {
  return message.split('\n', 1)[0]?.replace(/:$/, '') ?? message;
}
