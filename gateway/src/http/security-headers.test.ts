import { securityHeaders } from './security-headers.ts';

const headersWith = (settings: { SENTRY_DSN?: string; PUBLIC_ORIGIN: string }) =>
  securityHeaders({ SENTRY_DSN: undefined, ...settings });

test('nothing but the site itself and its video host is allowed', () => {
  const headers = headersWith({ PUBLIC_ORIGIN: 'https://mall.example' });
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
  ]);
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(headers['permissions-policy']).toContain('geolocation=()');
});

test('browsers may report errors to the configured service', () => {
  const headers = headersWith({
    SENTRY_DSN: 'https://key@errors.example/7',
    PUBLIC_ORIGIN: 'https://mall.example',
  });
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://errors.example;",
  );
});

test('a site without encryption does not ask for it', () => {
  const headers = headersWith({ PUBLIC_ORIGIN: 'http://localhost:3000' });
  expect(headers).not.toHaveProperty('strict-transport-security');
});
