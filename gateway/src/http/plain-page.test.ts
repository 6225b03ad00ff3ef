import fastify from 'fastify';
import { sendPlainPage } from './plain-page.ts';

test('names the limit for a form that is too large, in both languages', async () => {
  const app = fastify();
  app.get('/', async (_request, reply) => sendPlainPage(reply, 413));
  const { statusCode, body } = await app.inject('/');
  expect(statusCode).toBe(413);
  expect(body).toMatch(/lang="hu"><h1>.*legfeljebb 10 MB.*lang="en"><h1>.*10 MB at most/);
});
