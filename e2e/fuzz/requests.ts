/** Requests of every kind: calls of the OpenAPI document, pages, images and paths of nobody. */
import { LANGUAGES } from '@mall/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { ROUTES } from '../site/routes.ts';
import { multipartBody } from './multipart.ts';
import { weirdHeader, weirdPart, weirdText } from './weird-text.ts';

export interface FuzzRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  /** A request without a body has neither `Content-Length` nor `Transfer-Encoding`. */
  body?: string | Buffer | undefined;
}

const parameterSchema = z.object({
  name: z.string(),
  in: z.string(),
  schema: z.looseObject({ enum: z.array(z.string()).optional() }).optional(),
});
const callSchema = z.object({
  parameters: z.array(parameterSchema).default([]),
  requestBody: z
    .object({
      content: z.record(
        z.string(),
        z.object({
          schema: z.looseObject({ properties: z.record(z.string(), z.unknown()).default({}) }),
        }),
      ),
    })
    .optional(),
});
/** The part of the OpenAPI document that requests are made from. */
export const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), callSchema)),
});
type Document = z.infer<typeof documentSchema>;
type Call = z.infer<typeof callSchema>;

const SLUGS = ['hm', 'adventi-fenyek-unnepe', 'humanic-csizmak', 'cinema', 'no-such-slug'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const slug = fc.oneof(fc.constantFrom(...SLUGS), weirdPart);
const filled = (pattern: string) =>
  fc
    .array(slug, { minLength: 3, maxLength: 3 })
    .map((values) => pattern.replace(/:\w+|\{\w+\}/g, () => values.pop() ?? ''));

const KEYS = [
  'lang',
  'kategoria',
  'oldal',
  'query',
  'token',
  'page',
  'limit',
  'category',
  'utm_source',
];
const VALUES = [...LANGUAGES, '1', '2', '100', 'service', 'cip', 'xx'];

/** A query of known and unknown keys, repeated ones too. */
const query = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...KEYS), weirdPart),
      fc.oneof(fc.constantFrom(...VALUES), weirdPart),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'));

const headers = fc
  .record(
    {
      accept: fc.constantFrom('*/*', 'text/html', 'application/json'),
      'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip', 'identity;q=0', '*'), weirdHeader),
      'accept-language': weirdHeader,
      'content-language': fc.oneof(fc.constantFrom(...LANGUAGES, 'xx'), weirdHeader),
      cookie: fc.oneof(
        fc.constantFrom('language=hu', 'language=en', 'language=xx', 'language=__proto__'),
        weirdHeader,
      ),
      'if-none-match': fc.oneof(fc.constantFrom('*', 'W/"a"'), weirdHeader),
      'if-modified-since': weirdHeader,
      range: fc.oneof(fc.constantFrom('bytes=0-1', 'bytes=9-1', 'bytes=-0'), weirdHeader),
      'x-forwarded-host': weirdHeader,
      'x-forwarded-proto': weirdHeader,
      forwarded: weirdHeader,
      host: fc.constantFrom('localhost', 'mall.example', 'a:1', ''),
      origin: fc.oneof(fc.constant('null'), weirdHeader),
      referer: weirdHeader,
      'user-agent': weirdHeader,
      te: fc.constantFrom('trailers', 'gzip'),
      'keep-alive': fc.constantFrom('115', 'timeout=5, max=100'),
      expect: fc.constant('100-continue'),
      'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
    },
    { requiredKeys: [] },
  )
  .map((all) => ({ ...all }) as Record<string, string>);

/** Each request comes from another client, so that rate limits do not end the run. */
const client = fc.ipV4().map((address) => ({ 'x-forwarded-for': address }));

const joined = (path: fc.Arbitrary<string>) =>
  fc
    .tuple(path, query)
    .map(([start, search]) => `/${start.replace(/^\/+/, '')}${search && `?${search}`}`);

interface Kind {
  method: fc.Arbitrary<string>;
  path: fc.Arbitrary<string>;
  body?: fc.Arbitrary<{ body?: string | Buffer; type?: string }>;
}

function requestsOf({ method, path, body = fc.constant({}) }: Kind): fc.Arbitrary<FuzzRequest> {
  return fc.tuple(method, path, headers, client, body).map(([verb, url, some, from, sent]) => ({
    method: verb,
    path: url,
    headers: { ...some, ...from, ...('type' in sent && { 'content-type': String(sent.type) }) },
    ...('body' in sent && { body: sent.body }),
  }));
}

const GET_MOSTLY = fc.oneof(
  { weight: 8, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
);

const value = fc.oneof(weirdText, fc.boolean(), fc.integer(), fc.constant(null), fc.jsonValue());

/** Bodies that are nearly right, and any others. */
function bodyOf(call: Call) {
  const content = Object.values(call.requestBody?.content ?? {});
  const names = content.flatMap(({ schema }) => Object.keys(schema.properties));
  const fields = fc.record(Object.fromEntries(names.map((name) => [name, value])), {
    requiredKeys: [],
  });
  const right = { email: fc.emailAddress(), accept_terms: fc.boolean(), query: weirdText };
  const json = fc.oneof(fields, fc.record(right, { requiredKeys: [] }), fc.jsonValue());
  const type = fc.constantFrom(
    ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    ...['text/plain', 'application/json; charset=utf-7', ''],
  );
  return fc.oneof(
    json.map((data) => ({ body: JSON.stringify(data), type: 'application/json' })),
    fc.record({
      body: fc.oneof(
        weirdText,
        json.map((data) => JSON.stringify(data)),
      ),
      type,
    }),
    type.map((one) => ({ type: one })),
    fc.constant({}),
  );
}

function callsOf({ paths }: Document): fc.Arbitrary<FuzzRequest>[] {
  return Object.entries(paths).flatMap(([pattern, calls]) =>
    Object.entries(calls).map(([method, call]) => {
      const own = call.parameters.filter((parameter) => parameter.in === 'query');
      const right = fc
        .tuple(
          ...own.map(({ schema }) =>
            fc.oneof(fc.constantFrom(...(schema?.enum ?? VALUES)), weirdPart),
          ),
        )
        .map((values) => own.map(({ name }, index) => `${name}=${values[index]}`).join('&'));
      const path = filled(pattern);
      const withOwn = fc.tuple(path, right).map(([start, search]) => `${start}?${search}`);
      return requestsOf({
        method: fc.oneof(
          { weight: 4, arbitrary: fc.constant(method.toUpperCase()) },
          { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
        ),
        path: fc.oneof(joined(path), withOwn),
        body: bodyOf(call),
      });
    }),
  );
}

const PATTERNS = ROUTES.flatMap(({ paths }) => Object.values(paths)).map((path) =>
  path.replace('{product}', 'napliget'),
);

const postedForm = fc
  .record(
    {
      form: fc.constantFrom('newsletter', 'familyCard', 'newPassword', 'none', '__proto__'),
      email: weirdText,
      language: weirdText,
    },
    { requiredKeys: [] },
  )
  .map((fields) => ({
    body: String(new URLSearchParams(fields)),
    type: 'application/x-www-form-urlencoded',
  }));

/** Receipts for campaigns that run, wait or are not there. */
const receipt = requestsOf({
  method: fc.constant('POST'),
  path: fc
    .oneof(fc.constantFrom('advent', 'advent', 'easter', 'spring', 'winter'), weirdPart)
    .map((call) => `/api/${call}/upload`),
  body: fc.oneof(
    { weight: 9, arbitrary: multipartBody },
    { weight: 1, arbitrary: multipartBody.map(({ type }) => ({ type })) },
  ),
});

/** All kinds of requests, pages and calls most often. */
export function anyRequest(document: Document): fc.Arbitrary<FuzzRequest> {
  const page = joined(fc.constantFrom(...PATTERNS).chain(filled));
  const anywhere = fc
    .array(fc.oneof(fc.constantFrom('api', 'media', 'js', 'uzletek', '..', '.', ''), weirdPart), {
      maxLength: 5,
    })
    .map((parts) => parts.join('/'));
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...callsOf(document)) },
    { weight: 3, arbitrary: requestsOf({ method: GET_MOSTLY, path: page }) },
    {
      weight: 1,
      arbitrary: requestsOf({ method: fc.constant('POST'), path: page, body: postedForm }),
    },
    { weight: 3, arbitrary: requestsOf({ method: GET_MOSTLY, path: joined(anywhere) }) },
    { weight: 3, arbitrary: receipt },
  );
}
