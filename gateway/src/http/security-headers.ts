/** Security headers of every answer. */
import helmet from '@fastify/helmet';
import type { Settings } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Devices and interfaces that no page of the site uses. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()';

function directives(sentryDsn: string | undefined): Record<string, string[]> {
  const reports = sentryDsn ? [new URL(sentryDsn).origin] : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...reports],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

export async function addSecurityHeaders(
  app: FastifyInstance,
  { SENTRY_DSN, PUBLIC_ORIGIN }: Pick<Settings, 'SENTRY_DSN' | 'PUBLIC_ORIGIN'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(SENTRY_DSN) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    hsts: PUBLIC_ORIGIN.startsWith('https:') ? { maxAge: YEAR_SECONDS } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('permissions-policy', PERMISSIONS);
  });
}
