/** The call by which gateways ask whether an API may be called, and for the version of its content. */
import { z } from 'zod';
import { envelope } from './schemas.ts';

/** Below `/api`. 503 before there is content, and from the start of a planned stop. */
export const API_READINESS_PATH = '/readyz';

/** `version` changes whenever the content changes; the gateway drops its pages on it. */
export const readinessSchema = envelope(z.object({ version: z.string() }));
