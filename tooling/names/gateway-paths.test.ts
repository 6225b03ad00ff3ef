/** The list of the gateway's paths and the routes in its sources are one. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GATEWAY_PATHS } from '@mall/contracts';
import { REPOSITORY } from '../repository.ts';

/** `app.get<Query>('/preview', …`; a file such as `/robots.txt` is no path that an app can claim. */
const ROUTE = /\b(?:app|scope)\.(?:all|get|post)(?:<.*>)?\(\s*'\/([a-z]+)[/']/g;

test('an app can claim no path that the gateway serves itself', () => {
  const sources = globSync('gateway/src/**/!(*.test).ts', { cwd: REPOSITORY });
  const routes = sources
    .filter((file) => !file.startsWith('gateway/src/testing/'))
    .flatMap((file) => [...readFileSync(path.join(REPOSITORY, file), 'utf8').matchAll(ROUTE)])
    .map(([, name]) => name);
  expect([...new Set(routes)].sort()).toEqual([...GATEWAY_PATHS].sort());
});
