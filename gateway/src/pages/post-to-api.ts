/** Passes on to the API what a browser has sent by itself, because no script runs. */
import { apiErrorBodySchema, type FormAnswer } from '@mall/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

export interface ApiPost {
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
  /** IP address of the visitor, by which the API limits the rate. */
  client: string;
  timeoutMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** `inputs` is there where the API says what was typed. */
export type ApiPostAnswer = Pick<FormAnswer, 'status' | 'codes' | 'data'> &
  Partial<Pick<FormAnswer, 'inputs'>>;

const takenSchema = z.object({ data: z.unknown() });
const refusedSchema = apiErrorBodySchema.extend({
  inputs: z.record(z.string(), z.string()).optional(),
});

async function answerOf(response: Response): Promise<ApiPostAnswer> {
  const { status, ok } = response;
  const body: unknown = await response.json();
  if (ok) return { status, codes: [], data: takenSchema.parse(body).data, inputs: {} };
  const { errors, inputs } = refusedSchema.parse(body);
  return { status, codes: errors.map(({ code }) => code), ...(inputs && { inputs }) };
}

/** Sends a form to the API, once. Without an answer the status is 0, and the reason is logged. */
export async function postToApi(post: ApiPost): Promise<ApiPostAnswer> {
  const { url, headers, body, client, timeoutMs, log } = post;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...headers,
        // By which the API takes a second press for the first: no script has named the form by a key.
        accept: 'text/html',
        'x-forwarded-for': client,
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await answerOf(response);
  } catch (error) {
    log.warn({ err: error, url }, 'no answer to a form');
    return { status: 0, codes: [] };
  }
}
