import ts from 'typescript';
import { errorCodes } from './error-codes.ts';

const codesOf = (text: string, file = 'api/src/a.ts') =>
  errorCodes([ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)]);

test.each([
  ["throw new HttpError(503, 'shop:closed')", { code: 'shop:closed', status: '503' }],
  [
    "const GONE = 'shop:gone'; throw new HttpError(410, GONE)",
    { code: 'shop:gone', status: '410' },
  ],
  ["return { status: 400, codes: ['shop:odd'] }", { code: 'shop:odd', status: '400' }],
  [
    "return { status, codes: [CODES[status] ?? 'shop:bad'] }",
    { code: 'shop:bad', status: 'other 4xx' },
  ],
  ["const CODES = { 413: 'shop:too_large' }", { code: 'shop:too_large', status: '413' }],
])('%s is listed', (text, expected) => {
  expect(codesOf(text)).toContainEqual(expected);
});

test('a code that a check of a form answers with is listed', () => {
  expect(codesOf("import 'node:fs'; return isLate ? ['shop:too_late'] : []")).toContainEqual({
    code: 'shop:too_late',
    status: '422',
  });
  expect(codesOf("import 'node:fs'").map(({ code }) => code)).not.toContain('node:fs');
});

test('a code of another status is no code of a form', () => {
  const codes = codesOf("const CODE = 'shop:gone'; throw new HttpError(410, CODE)");
  expect(codes.filter(({ code }) => code === 'shop:gone')).toEqual([
    { code: 'shop:gone', status: '410' },
  ]);
});

test('what the gateway answers in place of the API is listed', () => {
  expect(codesOf("return errorAnswer(503, 'shop:away', {})", 'gateway/src/a.ts')).toContainEqual({
    code: 'shop:away',
    status: '503',
  });
});

test('each field of an upload has a code for what is missing', () => {
  expect(codesOf('')).toContainEqual({ code: 'image_proof:required', status: '422' });
});

test('the codes of a form come from its schema', () => {
  expect(codesOf('')).toContainEqual({ code: 'email:required', status: '422' });
  expect(codesOf('')).toContainEqual({ code: 'email:invalid', status: '422' });
});
