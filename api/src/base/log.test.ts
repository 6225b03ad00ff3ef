import { createLog } from './log.ts';

function lineOf(write: (log: ReturnType<typeof createLog>) => void) {
  let line = '';
  const stream = {
    write(text: string) {
      line += text;
    },
  };
  write(createLog({ LOG_LEVEL: 'info' }, stream));
  return line;
}

test('an error has its message and stack, and no values of a database', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(anna@example.com) already exists.',
  });
  const line = lineOf((log) => log.error({ err: error }, 'a form could not be stored'));
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    process: 'api',
    err: { type: 'Error', message: 'duplicate key', code: '23505' },
  });
  expect(line).toContain('log.test.ts');
  expect(line).not.toContain('anna@example.com');
});

test('a request has its path, and no query', () => {
  const req = { method: 'GET', url: '/api/newsletter/confirm?token=secret' };
  const line = lineOf((log) => log.warn({ req }, 'slow'));
  expect(JSON.parse(line).req).toEqual({ method: 'GET', path: '/api/newsletter/confirm' });
});
