/** Chooses the encoding of an answer. */
import type { EncodedBody } from './encoded-body.ts';

export type Encoding = keyof EncodedBody;

/** Whether an Accept-Encoding header takes `name`. */
export function accepts(header: string | undefined, name: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [coding, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    return coding === name && !refused;
  });
}

/** The smallest encoding of `body` that the client takes. */
export function chooseEncoding(header: string | undefined, body: EncodedBody): Encoding {
  if (!header) return 'identity';
  if (body.br && accepts(header, 'br')) return 'br';
  if (body.gzip && accepts(header, 'gzip')) return 'gzip';
  return 'identity';
}
