/**
 * `POST /{call}/upload`: a receipt for the promotion of a running campaign. A page's script gets the
 * codes as of any form; a page without one is also told what was typed, and shows it again.
 */
import { DEFAULT_LANGUAGE, FILE_FORM_MAX_BYTES, parseLanguage } from '@mall/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { snapshotOf } from '../../content/public.ts';
import { errorBody, HttpError } from '../../http/errors.ts';
import { languageOf } from '../../http/language.ts';
import { FORM_RATE } from '../../http/rate-limit.ts';
import { refuseOtherMethods } from '../../http/refuse-other-methods.ts';
import type { FormContext } from '../forms/form-context.ts';
import { formKey, isPage } from '../forms/form-key.ts';
import { reachDatabase } from '../forms/reach-database.ts';
import { isImportedCode } from './promotion-codes.ts';
import { readProof } from './proof-file.ts';
import { campaignForEntries } from './running-campaign.ts';
import { isCodeUsed, isStored, storeUpload } from './store-upload.ts';
import { checkUpload, hashOf, readUploadForm, shownAgain, textIn } from './upload-body.ts';

const URL = '/:call/upload';

const params = z.object({ call: z.string().max(120) });

type UploadRequest = FastifyRequest<{ Params: z.infer<typeof params> }>;

/** @throws {HttpError} 422 with every code. */
async function take(request: UploadRequest, form: FormData, context: FormContext): Promise<void> {
  const { call } = request.params;
  const key = await formKey(`upload ${call}`, request, () => hashOf(form), context);
  if (await isStored(context, key)) return;
  const found = campaignForEntries(context, (one) => one.call === call && !!one.promotion);
  if (!('campaign' in found) || !found.campaign.promotion) {
    throw new HttpError(422, 'campaign:closed');
  }
  const { id: campaign, promotion } = found.campaign;
  const checked = await checkUpload(form, {
    promotion,
    shops: shopsOf(context),
    isKnownCode: async (code) =>
      promotion.codes.includes(code) || isImportedCode(context.db, campaign, code),
    now: context.now(),
  });
  const { body } = checked;
  const isUsed = await isCodeUsed(context, campaign, body.code);
  const proof = await proofIn(form);
  const codes = [
    ...checked.codes,
    ...(isUsed ? ['code:already_uploaded'] : []),
    ...(typeof proof === 'string' ? [proof] : []),
  ];
  if (codes.length > 0 || typeof proof === 'string') throw new HttpError(422, ...codes);
  const language = parseLanguage(textIn(form, 'language')) ?? languageOf(request);
  const isNew = await storeUpload(context, { campaign, body, proof, language, key });
  // Taken by another request since the check: by this form's own first try, or by another form.
  if (!isNew && !(await isStored(context, key))) {
    throw new HttpError(422, 'code:already_uploaded');
  }
}

/** The file, or the code of what is wrong with it. */
async function proofIn(form: FormData) {
  const file = form.get('image_proof');
  if (!(file instanceof File) || file.size === 0) return 'image_proof:required';
  return (await readProof(Buffer.from(await file.arrayBuffer()))) ?? 'image_proof:invalid';
}

function shopsOf(context: FormContext): string[] {
  const { shops } = snapshotOf(context).view(DEFAULT_LANGUAGE, context.now());
  return shops.shops.map(({ slug }) => slug);
}

async function answer(request: UploadRequest, reply: FastifyReply, context: FormContext) {
  const { 'content-type': type = '' } = request.headers;
  const form = Buffer.isBuffer(request.body) ? await readUploadForm(request.body, type) : undefined;
  if (!form) throw new HttpError(400, 'body:malformed');
  try {
    await reachDatabase(request, () => take(request, form, context));
  } catch (error) {
    if (!isPage(request.headers) || !(error instanceof HttpError)) throw error;
    const body = { ...errorBody(error.codes), inputs: shownAgain(form) };
    return reply.code(error.statusCode).send(body);
  }
  return reply.code(201).send({ data: { status: 'uploaded' } });
}

export function addUploads(api: FastifyInstance, context: FormContext): void {
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: FILE_FORM_MAX_BYTES },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    scope.route({
      method: 'POST',
      url: URL,
      config: FORM_RATE,
      bodyLimit: FILE_FORM_MAX_BYTES,
      schema: { operationId: 'upload', params },
      handler: async (request, reply) => answer(request as UploadRequest, reply, context),
    });
    refuseOtherMethods(scope, URL, ['POST']);
  });
}
