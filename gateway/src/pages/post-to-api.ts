/** Sends the API a form that a browser has posted by itself, because no script runs. */
import { apiErrorBodySchema, type FormResponse } from '@mall/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BufferedResponse } from '../api/api-server.ts';
import type { ApiServers } from '../api/api-servers.ts';

export interface ApiPost {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  timeoutMs: number;
}

/** `inputs` is there where the API tells what was typed. */
type ApiFormResponse = Pick<FormResponse, 'status' | 'codes' | 'data'> &
  Partial<Pick<FormResponse, 'inputs'>> & { retryAfter: string | undefined };

const acceptedSchema = z.object({ data: z.unknown() });

function readResponse({ status, headers, body }: BufferedResponse): ApiFormResponse {
  const content: unknown = JSON.parse(body.toString());
  const retryAfter = headers['retry-after'] as string | undefined;
  if (status >= 200 && status < 300) {
    const { data } = acceptedSchema.parse(content);
    return { status, codes: [], data, inputs: {}, retryAfter };
  }
  const { errors, inputs } = apiErrorBodySchema.parse(content);
  return { status, codes: errors.map(({ code }) => code), ...(inputs && { inputs }), retryAfter };
}

/** Sends a form once. Without a valid response the status is 0, and the reason is logged. */
export async function postToApi(
  servers: Pick<ApiServers, 'call'>,
  { path, headers, body, timeoutMs }: ApiPost,
  { ip, log }: FastifyRequest,
): Promise<ApiFormResponse> {
  try {
    const response = await servers.call({
      method: 'POST',
      path,
      headers: {
        ...headers,
        // Without an idempotency key the API recognises a second press of a page by this.
        accept: 'text/html',
        'x-forwarded-for': ip,
      },
      body,
      timeoutMs,
    });
    return readResponse(response);
  } catch (error) {
    log.warn({ err: error, path }, 'no response to a form');
    return { status: 0, codes: [], retryAfter: undefined };
  }
}
