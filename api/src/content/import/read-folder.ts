/** Reads the YAML and GeoJSON files of a content folder and checks the shape of each. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { YamlSource } from '@mall/server/yaml-source';
import type { YAMLParseError } from 'yaml';
import type { z } from 'zod';
import type { ContentIssue } from '../../base/content-issue.ts';
import { messageOf } from '../../base/log.ts';
import type { ImportSchema, NewContent } from '../schema/import-fields.ts';

type Parts = { [Part in keyof NewContent]?: NewContent[Part] | undefined };

/** What could be read. A file with an issue is left out, so that the others can still be checked. */
export interface ReadContent {
  content: Parts;
  files: ReadonlyMap<string, unknown>;
  issues: ContentIssue[];
  sources: ReadonlyMap<string, YamlSource>;
}

/** Reads all of `folder` with `schema`; what is wrong is in `issues`, never thrown. */
export async function readContentFolder(
  folder: string,
  { shape }: ImportSchema,
): Promise<ReadContent> {
  const reader = new FolderReader(folder);
  const { pages, campaigns, floor_plan, ...files } = shape;
  const content: Parts = {};
  if (!(await reader.names('.'))) {
    const message = 'is not a folder that can be read';
    reader.issues.push({ file: folder, path: '', message });
    return { content, ...reader };
  }
  for (const [name, schema] of Object.entries(files)) {
    Object.assign(content, { [name]: await reader.read(`${name}.yaml`, schema) });
  }
  content.pages = await reader.readAll('pages', pages.element);
  content.campaigns = await reader.readAll('campaigns', campaigns.unwrap().element);
  content.floor_plan = await readFloorPlan(reader, floor_plan.unwrap().shape);
  if (!(await reader.names('pages'))) {
    const message = 'cannot be read; every content folder has this folder';
    reader.issues.push({ file: 'pages', path: '', message });
  }
  return { content, ...reader };
}

type PlanSchemas = ReturnType<ImportSchema['shape']['floor_plan']['unwrap']>['shape'];

/** A mall may have no plan: then its folder is left out. */
async function readFloorPlan(
  reader: FolderReader,
  schemas: PlanSchemas,
): Promise<Parts['floor_plan']> {
  if (!(await reader.names('floor-plan'))) return undefined;
  const plan: Record<string, unknown> = {};
  for (const [type, schema] of Object.entries(schemas)) {
    plan[type] = await reader.read(`floor-plan/${type}.geojson`, schema);
  }
  const isWhole = Object.values(plan).every((file) => file !== undefined);
  return isWhole ? (plan as NonNullable<Parts['floor_plan']>) : undefined;
}

class FolderReader {
  readonly files = new Map<string, unknown>();
  readonly issues: ContentIssue[] = [];
  readonly sources = new Map<string, YamlSource>();
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  names(name: string): Promise<string[] | undefined> {
    return readdir(join(this.#folder, name)).catch(() => undefined);
  }

  async readAll<Schema extends z.ZodType>(name: string, schema: Schema) {
    const names = ((await this.names(name)) ?? []).filter((file) => /\.ya?ml$/.test(file));
    const values: z.output<Schema>[] = [];
    for (const file of names.sort()) {
      const value = await this.read(`${name}/${file}`, schema);
      if (value !== undefined) values.push(value);
    }
    return values;
  }

  /** The content of a file; one that a mall may leave out has the default of its schema. */
  async read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined> {
    const text = await readFile(join(this.#folder, file), 'utf8').catch(refuseUnlessMissing);
    const source = text === undefined ? undefined : new YamlSource(text);
    if (source) this.sources.set(file, source);
    const { value, errors } = text !== undefined && source ? contentOf(text, source) : MISSING;
    const parsed = errors.length === 0 ? await schema.safeParseAsync(value) : undefined;
    if (parsed?.success) {
      this.files.set(file, parsed.data);
      return parsed.data;
    }
    const found = parsed ? parsed.error.issues.flatMap(shapeIssues) : errors;
    const issues = source ? inOrder(found, source) : [UNREADABLE];
    this.issues.push(...issues.map((issue) => ({ file, path: '', ...issue })));
    return undefined;
  }
}

type FileIssue = Omit<ContentIssue, 'file' | 'path'> & Partial<Pick<ContentIssue, 'path'>>;
interface ParsedText {
  value?: unknown;
  errors: FileIssue[];
}

const MISSING: ParsedText = { errors: [] };
const ENCODING = {
  message: 'has a letter that is not in UTF-8; save the file in this encoding',
};
/** In YAML, not in JSON, whose keys have quotes. */
const TAB_INDENTS = /^ *\t\s*(- |[\w-]+:)/;
const UNREADABLE = { message: 'cannot be read; every content folder has this file' };

/** The message of zod for a union whose schema sets none. */
const UNION = 'Invalid input';

function refuseUnlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

/** By line: checks that read files, such as those of images, end in any order. */
function inOrder(issues: readonly FileIssue[], source: YamlSource): FileIssue[] {
  const lineOf = ({ line, path }: FileIssue) => line ?? source.lineOf(path ?? '');
  return issues.toSorted((a, b) => lineOf(a) - lineOf(b));
}

/** Replaces the issue of a union that has zod's message with the issues of the form that the value has. */
function shapeIssues(issue: z.core.$ZodIssue): FileIssue[] {
  const forms = issue.code === 'invalid_union' && issue.message === UNION ? issue.errors : [];
  const meant = forms.find((issues) => !issues.some(isOfOtherForm));
  if (meant) {
    return meant.flatMap((inner) =>
      shapeIssues({ ...inner, path: [...issue.path, ...inner.path] }),
    );
  }
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [{ path: [...issue.path, ...unknown].join('.'), message: issue.message }];
}

const isOfOtherForm = ({ code, path }: z.core.$ZodIssue) =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');

function contentOf(text: string, { document }: YamlSource): ParsedText {
  const lines = text.split('\n');
  const undecoded = lines.findIndex((line) => line.includes('\ufffd')) + 1;
  if (undecoded > 0) return { errors: [{ ...ENCODING, line: undecoded }] };
  const errors = document.errors.map(yamlError);
  // The parser takes such a line for a part of the one above, and names whatever follows.
  const tab = errors.find(({ line = 0 }) => TAB_INDENTS.test(lines[line - 1] ?? ''));
  if (tab) return { errors: [{ ...tab, message: 'begins with a tab; indent it by spaces' }] };
  if (errors.length > 0) return { errors };
  try {
    return { value: document.toJS(), errors: [] };
  } catch (error) {
    return { errors: [{ message: messageOf(error) }] };
  }
}

/** Without the place and the excerpt that the library adds to its message. */
function yamlError({ message, linePos }: YAMLParseError): FileIssue {
  const text = message.split('\n', 1)[0] ?? message;
  return {
    message: text.replace(/ at line \d+, column \d+:?$/, ''),
    ...(linePos && { line: linePos[0].line }),
  };
}
