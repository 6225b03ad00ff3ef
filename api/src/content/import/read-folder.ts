/** Reads the YAML and GeoJSON files of a content folder and checks the shape of each. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { YAMLParseError } from 'yaml';
import type { z } from 'zod';
import type { ContentIssue } from '../../base/content-issue.ts';
import { ContentSource } from '../../base/content-source.ts';
import type { ImportSchema, NewContent } from '../schema/import-fields.ts';
import { FLOOR_PLAN_FOLDER, floorPlanFile } from './floor-plan/plan-features.ts';

/** Files that a mall may leave out. */
const EVENTS_FILE = 'events.yaml';
const COUPONS_FILE = 'coupons.yaml';

/** A page, and the file that holds it. */
export interface PageFile {
  file: string;
  page: NewContent['pages'][number];
}

/** A campaign, and the file that holds it. */
export interface CampaignFile {
  file: string;
  campaign: NewContent['campaigns'][number];
}

/** What could be read; a file with an issue is left out, so that the others can still be checked. */
export interface ReadContent {
  site?: NewContent['site'] | undefined;
  shops?: NewContent['shops'] | undefined;
  posts?: NewContent['posts'] | undefined;
  /** Empty for a folder without the file. */
  events?: NewContent['events'] | undefined;
  discounts?: NewContent['discounts'] | undefined;
  movies?: NewContent['movies'] | undefined;
  /** Empty for a folder without the file. */
  coupons?: NewContent['coupons'] | undefined;
  pages: PageFile[];
  /** Empty for a folder without them. */
  campaigns: CampaignFile[];
  /** Undefined for a folder without a plan, too. */
  floor_plan?: NewContent['floor_plan'];
  issues: ContentIssue[];
  /** Every file that could be opened, by its path inside the folder. */
  sources: ReadonlyMap<string, ContentSource>;
}

/** Reads all of `folder` with `schema`; what is wrong is in `issues`, never thrown. */
export async function readContentFolder(
  folder: string,
  { shape }: ImportSchema,
): Promise<ReadContent> {
  const issues: ContentIssue[] = [];
  const sources = new Map<string, ContentSource>();
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    readContentFile(folder, file, schema, { issues, sources });
  return {
    site: await read('site.yaml', shape.site),
    shops: await read('shops.yaml', shape.shops),
    posts: await read('posts.yaml', shape.posts),
    events: await readOptional(folder, EVENTS_FILE, () => read(EVENTS_FILE, shape.events)),
    discounts: await read('discounts.yaml', shape.discounts),
    movies: await read('movies.yaml', shape.movies),
    coupons: await readOptional(folder, COUPONS_FILE, () => read(COUPONS_FILE, shape.coupons)),
    pages: await readPages(folder, issues, (file) => read(file, shape.pages.element)),
    campaigns: await readCampaigns(folder, (file) => read(file, shape.campaigns.unwrap().element)),
    floor_plan: await readFloorPlan(folder, shape.floor_plan.unwrap().shape, read),
    issues,
    sources,
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

async function readCampaigns(
  folder: string,
  read: (file: string) => Promise<CampaignFile['campaign'] | undefined>,
): Promise<CampaignFile[]> {
  const names = await readdir(join(folder, 'campaigns')).catch((): string[] => []);
  const files = names.filter((name) => /\.ya?ml$/.test(name)).sort();
  const campaigns = files.map(async (name) => {
    const file = `campaigns/${name}`;
    const campaign = await read(file);
    return campaign ? [{ file, campaign }] : [];
  });
  return (await Promise.all(campaigns)).flat();
}

/** A mall may have no coupons, and no events besides those of its news: then it leaves the file out. */
async function readOptional<Item>(
  folder: string,
  file: string,
  read: () => Promise<Item[] | undefined>,
): Promise<Item[] | undefined> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.includes(file) ? read() : [];
}

type FloorPlanFiles = ReturnType<ImportSchema['shape']['floor_plan']['unwrap']>['shape'];
type ReadFile = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
) => Promise<z.output<Schema> | undefined>;

/** A mall may have no plan: then its folder is left out. */
async function readFloorPlan(
  folder: string,
  files: FloorPlanFiles,
  read: ReadFile,
): Promise<NewContent['floor_plan']> {
  const names = await readdir(join(folder, FLOOR_PLAN_FOLDER)).catch(() => undefined);
  if (!names) return undefined;
  const level = await read(floorPlanFile('level'), files.level);
  const unit = await read(floorPlanFile('unit'), files.unit);
  const opening = await read(floorPlanFile('opening'), files.opening);
  const amenity = await read(floorPlanFile('amenity'), files.amenity);
  const anchor = await read(floorPlanFile('anchor'), files.anchor);
  const relationship = await read(floorPlanFile('relationship'), files.relationship);
  if (!level || !unit || !opening || !amenity || !anchor || !relationship) return undefined;
  return { level, unit, opening, amenity, anchor, relationship };
}

async function readContentFile<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  { issues, sources }: Pick<ReadContent, 'issues'> & { sources: Map<string, ContentSource> },
): Promise<z.output<Schema> | undefined> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
  if (text === undefined) {
    issues.push({ file, path: '', message: 'cannot be read; every content folder has this file' });
    return undefined;
  }
  const source = new ContentSource(text);
  sources.set(file, source);
  const { value, errors } = contentOf(source);
  issues.push(...errors.map((error) => ({ file, path: '', ...error })));
  if (errors.length > 0) return undefined;
  const parsed = await schema.safeParseAsync(value);
  if (parsed.success) return parsed.data;
  issues.push(
    ...parsed.error.issues.map((issue) => ({ file, path: pathOf(issue), message: issue.message })),
  );
  return undefined;
}

/** A field that the schema does not know is where it stands, not where it is missing. */
function pathOf(issue: z.core.$ZodIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...issue.path, ...unknown].join('.');
}

type YamlError = Pick<ContentIssue, 'line' | 'message'>;

function contentOf(source: ContentSource): { value?: unknown; errors: YamlError[] } {
  const json = source.json();
  if (json !== undefined) return { value: json, errors: [] };
  const { document } = source;
  if (document.errors.length > 0) return { errors: document.errors.map(yamlError) };
  try {
    return { value: document.toJS(), errors: [] };
  } catch (error) {
    return { errors: [{ message: error instanceof Error ? error.message : String(error) }] };
  }
}

/** Without the place and the excerpt that the library adds to its message. */
function yamlError({ message, linePos }: YAMLParseError): YamlError {
  const text = message.split('\n', 1)[0] ?? message;
  return {
    message: text.replace(/ at line \d+, column \d+:?$/, ''),
    ...(linePos && { line: linePos[0].line }),
  };
}
