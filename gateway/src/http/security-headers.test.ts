import { securityHeaders } from './security-headers.ts';

const headersWith = (SENTRY_DSN?: string, PUBLIC_ORIGIN = 'https://mall.example') =>
  securityHeaders({ SENTRY_DSN, PUBLIC_ORIGIN });

test('allows nothing but the site itself and its video host', () => {
  const headers = headersWith();
  expect(headers['content-security-policy']?.split(';').toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'frame-src https://www.youtube-nocookie.com',
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "worker-src 'self'",
  ]);
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(headers['permissions-policy']).toContain('geolocation=()');
});

test('allows browsers to report errors to the configured service', () => {
  const policy = headersWith('https://key@errors.example/7')['content-security-policy'];
  expect(policy).toContain("connect-src 'self' https://errors.example;");
});

test('does not require encryption of a site without it', () => {
  const headers = headersWith(undefined, 'http://localhost:3000');
  expect(headers).not.toHaveProperty('strict-transport-security');
});
