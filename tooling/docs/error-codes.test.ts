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

test('the codes of a form come from its schema', () => {
  expect(codesOf('')).toContainEqual({ code: 'email:required', status: '422' });
  expect(codesOf('')).toContainEqual({ code: 'email:invalid', status: '422' });
});
