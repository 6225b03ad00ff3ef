/** Reads forms with a file, which are sent as `multipart/form-data`. */
import { MIMEType } from 'node:util';
import {
  type ApiForm,
  type DeclaredForm,
  FILE_FORM_MAX_BYTES,
  type FormInputs,
  formBody,
} from '@mall/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    inputs?: FormInputs;
  }
}

/** More than any form has; parsing takes time for each part. */
const MAX_PARTS = 20;
const BOUNDARY = /^[\w'-]{1,70}$/;

function boundaryOf(contentType: string): string | undefined {
  try {
    const boundary = new MIMEType(contentType).params.get('boundary') ?? '';
    return BOUNDARY.test(boundary) ? boundary : undefined;
  } catch {
    return undefined;
  }
}

/** Whether `body` has at most `max` parts; it is read no further. */
function hasParts(body: Buffer, delimiter: string, max: number): boolean {
  let at = -1;
  // The last delimiter ends the body.
  for (let parts = -1; parts < max; parts += 1) {
    at = body.indexOf(delimiter, at + 1);
    if (at < 0) return true;
  }
  return body.indexOf(delimiter, at + 1) < 0;
}

async function readInputs(body: Buffer, contentType = ''): Promise<FormInputs> {
  const boundary = boundaryOf(contentType);
  if (!boundary || !hasParts(body, `--${boundary}`, MAX_PARTS)) {
    throw new HttpError(400, 'body:malformed');
  }
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  try {
    return Object.fromEntries(await new Response(new Uint8Array(body), { headers }).formData());
  } catch {
    throw new HttpError(400, 'body:malformed');
  }
}

/** Lets the routes of `scope` read `form`, and no other body. */
export function addMultipartParser(scope: FastifyInstance, form: DeclaredForm<ApiForm>): void {
  scope.removeAllContentTypeParsers();
  scope.decorateRequest('inputs');
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: FILE_FORM_MAX_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      request.inputs = await readInputs(body, request.headers['content-type']);
      return formBody(form, request.inputs);
    },
  );
}
