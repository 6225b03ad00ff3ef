import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { serversOf } from './development-site.ts';

test.each(['api', 'gateway'])('%s runs anew after a change of a package it names', (server) => {
  const manifest = readFileSync(path.join(REPOSITORY, server, 'package.json'), 'utf8');
  const shared = Object.keys(JSON.parse(manifest).dependencies)
    .map((name) => name.replace('@mall', 'shared'))
    .filter((folder) => existsSync(path.join(REPOSITORY, folder)));
  const kept = shared.filter((folder) => !serversOf([`${folder}/src/index.ts`]).includes(server));
  expect([shared.includes('shared/contracts'), kept]).toEqual([true, []]);
});
