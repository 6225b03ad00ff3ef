/** Security headers of every response. */
import type { Settings } from '@mall/contracts';

const YEAR_SECONDS = 31_536_000;

/** Devices and interfaces that no page of the site uses. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()';

function policy(sentryDsn: string | undefined): string {
  const reports = sentryDsn ? ` ${new URL(sentryDsn).origin}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    // A page shows the picture that a visitor has chosen by a blob.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${reports}`,
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');
}

/** By name, in lower case; the recommended ones of the OWASP Secure Headers Project. */
export function securityHeaders({
  SENTRY_DSN,
  PUBLIC_ORIGIN,
}: Pick<Settings, 'SENTRY_DSN' | 'PUBLIC_ORIGIN'>): Readonly<Record<string, string>> {
  const isEncrypted = PUBLIC_ORIGIN.startsWith('https:');
  return {
    'content-security-policy': policy(SENTRY_DSN),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isEncrypted && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
}
