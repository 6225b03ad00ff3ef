import { z } from 'zod';
import { apiContract, type Operation, usedContract } from './contract.ts';
import { contractBreaks } from './contract-breaks.ts';
import { fieldTypes } from './field-types.ts';

test('fields and their types', () => {
  const schema = z.object({
    email: z.string().trim().min(1),
    phone: z.string().optional(),
    newsletter: z.boolean().default(false),
    proof: z.file().max(10),
    gender: z.enum(['male', 'female']),
    movie: z.object({ age: z.union([z.literal(0), z.literal(6)]) }).nullable(),
    days: z.array(z.object({ at: z.tuple([z.number(), z.int()]) })),
    counts: z.record(z.enum(['shops', 'posts']), z.int()),
  });
  expect(fieldTypes(schema, 'body', 'input')).toEqual({
    body: 'object',
    'body.counts': 'object',
    'body.counts{key}': '"posts" | "shops"',
    'body.counts{}': 'integer',
    'body.days': 'array',
    'body.days[]': 'object',
    'body.days[].at': 'array',
    'body.days[].at[0]': 'number',
    'body.days[].at[1]': 'integer',
    'body.email': 'non-empty string',
    'body.gender': '"female" | "male"',
    'body.movie': 'null | object',
    'body.movie.age': '0 | 6',
    'body.newsletter?': 'boolean',
    'body.phone?': 'string',
    'body.proof': 'file',
  });
  expect(fieldTypes(schema, 'data', 'output')).toMatchObject({ 'data.newsletter': 'boolean' });
});

const form = (body: z.ZodType, path = '/newsletter') => ({
  calls: {},
  forms: { newsletter: { path, request: fieldTypes(body, 'body', 'input'), response: {} } },
});
const call = (data: z.ZodType, request: Operation['request'] = {}) => ({
  calls: { cinema: { path: '/cinema', request, response: fieldTypes(data, 'data', 'output') } },
  forms: {},
});
const text = z.string();

describe('what the release sends and the API demands', () => {
  const built = z.object({ email: text, phone: text.optional(), kind: z.enum(['a', 'b']) });
  test.each<[string, z.ZodType, string[]]>([
    ['the same', built, []],
    ['more that need not be sent', built.extend({ city: text.optional() }), []],
    ['less', built.omit({ phone: true }), []],
    ['a wider enumeration', built.extend({ kind: z.enum(['a', 'b', 'c']) }), []],
    ['any text', built.extend({ kind: text }), []],
    [
      'a field made required',
      built.required(),
      ['body.phone as string, the release sends it as string, or not at all'],
    ],
    [
      'a new required field',
      built.extend({ address: z.object({ city: text }) }),
      ['body.address as object, the release does not send it'],
    ],
    [
      'a text that must not be empty',
      built.extend({ email: text.min(1) }),
      ['body.email as non-empty string, the release sends it as string'],
    ],
    [
      'a narrower enumeration',
      built.extend({ kind: z.enum(['a']) }),
      ['body.kind as "a", the release sends it as "a" | "b"'],
    ],
    [
      'another type',
      built.extend({ email: z.boolean() }),
      ['body.email as boolean, the release sends it as string'],
    ],
  ])('%s', (_what, served, breaks) => {
    expect(contractBreaks(form(built), form(served))).toEqual(
      breaks.map((text) => `form newsletter: the API demands ${text}`),
    );
  });
});

describe('what the release reads and the API gives', () => {
  const film = z.object({ name: text, length: z.number(), note: text.optional() });
  const list = (item: z.ZodType) => z.object({ films: z.array(item) });
  test.each<[string, z.ZodType, string[]]>([
    ['more', film.extend({ hall: z.int() }), []],
    ['less that need not be there', film.omit({ note: true }), []],
    ['a narrower type', film.extend({ length: z.int(), name: z.literal('Dawn') }), []],
    [
      'not a field',
      film.omit({ name: true }),
      ['data.films[].name as string, the API does not give it'],
    ],
    [
      'a field now and then',
      film.partial({ name: true }),
      ['data.films[].name as string, the API gives it as string, or not at all'],
    ],
    [
      'a wider type',
      film.extend({ length: z.number().nullable() }),
      ['data.films[].length as number, the API gives it as null | number'],
    ],
    ['no object', text, ['data.films[] as object, the API gives it as string']],
  ])('%s', (_what, served, breaks) => {
    expect(contractBreaks(call(list(film)), call(list(served)))).toEqual(
      breaks.map((text) => `call cinema: the release reads ${text}`),
    );
  });
});

test('calls and forms that are gone, or elsewhere', () => {
  const body = z.object({ email: text });
  expect(contractBreaks(form(body), { calls: {}, forms: {} })).toEqual([
    'form newsletter: the API does not have it',
  ]);
  expect(contractBreaks(form(body), form(body, '/newsletter/2'))).toEqual([
    'form newsletter: the release asks for /newsletter, the API has it at /newsletter/2',
  ]);
});

test('a new query that need not be sent', () => {
  const query = (shape: z.ZodRawShape) => fieldTypes(z.object(shape), 'query', 'input');
  const built = call(text, query({}));
  expect(contractBreaks(built, call(text, query({ page: text.optional() })))).toEqual([]);
  expect(contractBreaks(built, call(text, query({ page: text })))).toEqual([
    'call cinema: the API demands query.page as string, the release does not send it',
  ]);
});

test('the API of these sources serves its own contract, and the part that an app uses', () => {
  const all = apiContract();
  expect(contractBreaks(all, all)).toEqual([]);
  const names = new Set(['movies', 'sub_dub']);
  const used = usedContract({
    ...{ calls: new Set(['cinema']), forms: new Set(['newsletter']) },
    reads: (name) => names.has(name),
  });
  expect(contractBreaks(used, all)).toEqual([]);
  expect(used.forms).toEqual({ newsletter: all.forms.newsletter });
  expect(used.calls.cinema?.response).toEqual({
    data: 'object',
    'data.movies': 'array',
    'data.movies[]': 'object',
    'data.movies[].sub_dub': 'array',
    'data.movies[].sub_dub[]': all.calls.cinema?.response['data.movies[].sub_dub[]'],
  });
});
