/** The messages between the gateway and a render worker. */
import { inspect } from 'node:util';
import type { RendererOptions, RenderRequest, RenderResult, SiteFile } from '@mall/contracts';
import { LANGUAGES } from '@mall/contracts/language';
import { z } from 'zod';
import type { EncodedBody } from '../encoding/encoded-body.ts';

/** For each folder of server files, the hash (`sha384-…`) of each file by its path in the folder. */
export type ServerFiles = Record<string, Record<string, string>>;

export interface WorkerSetup {
  shellEntry: string;
  serverFiles: ServerFiles;
  /** What a render may take of the time of its process. */
  timeoutMs: number;
  options: Omit<RendererOptions, 'log' | 'startTimer'>;
}

export type ToWorker =
  | { type: 'setup'; setup: WorkerSetup }
  | { type: 'render'; id: number; request: RenderRequest };

/** What tells two renders of one path apart: the page of a URL in the other language is another page. */
export type RenderedUrl = Pick<RenderRequest, 'url' | 'storedLanguage'>;

/** The version of a page's site file; its text with the first page that names it. */
export type NamedSite = Pick<SiteFile, 'version'> & { text?: string | undefined };

/** A rendered page: its body as most browsers get it. */
export type RenderedPage = Omit<RenderResult, 'body' | 'site'> & {
  body: EncodedBody;
  site?: NamedSite | undefined;
};

const SITE_VERSION = /^[\w-]{1,64}$/;

/** A value that Node.js can send (RFC 9110, 5.5); it throws for any other. */
const headerValue = z
  .string()
  .regex(/^[\t\x20-\x7e\x80-\xff]*$/)
  .exactOptional();

/** What a page says of itself. Any other is dropped: framing and security are the gateway's own. */
const headersSchema = z.object({
  'cache-control': headerValue,
  'content-language': headerValue,
  'content-type': headerValue,
  location: headerValue,
  'referrer-policy': headerValue,
  'retry-after': headerValue,
  'set-cookie': headerValue,
  'x-robots-tag': headerValue,
});

/** Several times the length of a stack trace. */
const MAX_TEXT_LENGTH = 10_000;

/** Shortens a text from a remote, which may be of any length, before it is logged. */
export const cutText = (text: string): string =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;

function cutField(value: unknown): unknown {
  if (typeof value === 'string') return cutText(value);
  return typeof value === 'object' && value !== null ? cutText(inspect(value)) : value;
}

const text = z.string().transform(cutText);

/** More than any page has. A sparse array of any length takes few bytes, so the length is checked before the items. */
const MAX_FAILED_APPS = 100;

const resultSchema = z.object({
  status: z.int().min(200).max(599),
  headers: headersSchema,
  body: z.object({
    identity: z.instanceof<typeof Buffer>(Buffer).exactOptional(),
    br: z.instanceof<typeof Buffer>(Buffer).exactOptional(),
  }),
  variesByLanguage: z.boolean(),
  owner: z.string().optional(),
  validUntil: z.number().optional(),
  failed: z.array(z.string()).max(MAX_FAILED_APPS).readonly(),
  site: z
    .object({ version: z.string().regex(SITE_VERSION), text: z.string().optional() })
    .optional(),
}) satisfies z.ZodType<RenderedPage>;

const renderedUrlSchema = z.object({
  url: text,
  storedLanguage: z.union([z.enum(LANGUAGES), z.undefined()]),
}) satisfies z.ZodType<RenderedUrl>;

/** A worker runs the code of several teams, so its messages are checked like any input. */
export const fromWorkerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('result'), id: z.int(), result: resultSchema }),
  /** The render rejected; the worker continues. */
  z.object({ type: z.literal('threw'), id: z.int(), stack: text }),
  /** The render has exceeded its timeout. */
  z.object({ type: z.literal('slow'), id: z.int() }),
  /** The worker responds; it sends this again and again. */
  z.object({ type: z.literal('alive') }),
  /** The worker is about to end; `stack` names the code that ends it, `page` the page that ran it. */
  z.object({ type: z.literal('ending'), stack: text, page: renderedUrlSchema.optional() }),
  z.object({
    type: z.literal('log'),
    level: z.enum(['info', 'warn', 'error']),
    message: text,
    fields: z.record(z.string(), z.unknown().transform(cutField)),
  }),
]);

export type FromWorker = z.infer<typeof fromWorkerSchema>;
