/** Bodies of the upload forms: `multipart/form-data` that is right, nearly right, or broken. */
import { API_FORMS } from '@mall/contracts';
import fc from 'fast-check';
import { weirdHeader, weirdText } from './weird-text.ts';

const CRLF = '\r\n';

/** Beginnings of files: what a name, a header or the first bytes promise need not come. */
const MAGIC = [
  ...[
    '',
    '\xff\xd8\xff\xe0\x00\x10JFIF\0',
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
    'GIF89a',
    '%PDF-1.4\n',
  ],
  ...[
    'RIFF\x24\0\0\0WEBPVP8X',
    'PK\x03\x04',
    '\x1f\x8b\x08',
    '<svg xmlns="http://www.w3.org/2000/svg">',
  ],
];
/** Latin-1, a character a byte. */
const bytes = fc
  .uint8Array({ maxLength: 2_000 })
  .map((values) => Buffer.from(values).toString('latin1'));
const asBytes = (text: string) => Buffer.from(text).toString('latin1');

const name = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...Object.keys(API_FORMS.receipt.fields), 'page', 'language'),
  },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'image_proof[]', '') },
  { weight: 1, arbitrary: weirdText.map(asBytes) },
);
const RIGHT = {
  ...{ name: 'Minta Anna', code: 'ADV7K2QX', shop: 'hm', invoice: 'NY-00123/45' },
  ...{ purchase_date: '2026-11-20', purchase_time: '17:45', purchase_sum: '12 500 Ft' },
  ...{ accept_terms: 'on', page: '/mikulas-nyomaban#feltoltes', language: 'en' },
};
const VALUES = Object.values(RIGHT);
const value = fc.oneof(fc.constantFrom(...VALUES), weirdText.map(asBytes), bytes);
const file = fc.tuple(fc.constantFrom(...MAGIC), bytes).map((parts) => parts.join(''));

const fieldPart = ([key, text]: readonly [string, string]) =>
  `Content-Disposition: form-data; name="${key}"${CRLF}${CRLF}${text}`;
const field = fc.tuple(name, value).map(fieldPart);
/** Some right fields: the first of a name counts. */
const rightParts = fc.subarray(Object.entries(RIGHT)).map((fields) => fields.map(fieldPart));
const upload = fc
  .record({
    key: fc.oneof({ weight: 5, arbitrary: fc.constant('image_proof') }, name),
    fileName: fc.oneof(fc.constantFrom('blokk.jpg', '../../x.php', 'a"b'), weirdText.map(asBytes)),
    type: fc.oneof(fc.constantFrom('image/jpeg', 'application/pdf', 'text/html'), weirdHeader),
    content: file,
  })
  .map(
    ({ key, fileName, type, content }) =>
      `Content-Disposition: form-data; name="${key}"; filename="${fileName}"${CRLF}Content-Type: ${type}${CRLF}${CRLF}${content}`,
  );
/** No disposition, no empty line, or headers of any kind. */
const brokenPart = fc.oneof(
  value,
  weirdHeader.map((header) => `Content-Disposition: ${header}${CRLF}${CRLF}x`),
  fc.constant(`Content-Disposition: form-data${CRLF}${CRLF}x`),
  fc.constant('Content-Disposition: form-data; name="code"'),
);

const part = fc.oneof(
  { weight: 20, arbitrary: field },
  { weight: 10, arbitrary: upload },
  { weight: 1, arbitrary: brokenPart },
);
const BOUNDARY = '----fuzz7MA4YWxk';
const type = fc.oneof(
  { weight: 12, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[`multipart/form-data; boundary="${BOUNDARY}"; charset=utf-7`, 'multipart/form-data'],
      ...['multipart/form-data; boundary=', 'multipart/form-data; boundary=another'],
      ...[`multipart/mixed; boundary=${BOUNDARY}`, `Multipart/Form-Data;BOUNDARY=${BOUNDARY}`],
    ),
  },
);
/** What follows the last part: the closing delimiter, nothing, or a malformed delimiter. */
const end = fc.oneof(
  { weight: 12, arbitrary: fc.constant(`--${BOUNDARY}--${CRLF}`) },
  { weight: 1, arbitrary: fc.constantFrom('', `--${BOUNDARY}`, `--${BOUNDARY}--garbage`, '--') },
);

/** A body as bytes, with its `content-type`. */
export const multipartBody = fc
  .record({ right: rightParts, parts: fc.array(part, { maxLength: 6 }), end, type })
  .map(({ right, parts, end: last, type: contentType }) => {
    const text = [...right, ...parts].map((one) => `--${BOUNDARY}${CRLF}${one}${CRLF}`).join('');
    return { body: Buffer.from(text + last, 'latin1'), type: contentType };
  });
