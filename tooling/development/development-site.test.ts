import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@mall/contracts';
import { REPOSITORY } from '../repository.ts';
import { Supervisor } from '../supervisor/supervisor.ts';
import { TestFolder } from '../testing/test-folder.ts';
import { DevelopmentSite, developmentSettings, serversOf } from './development-site.ts';

const root = new TestFolder();

test.each(['api', 'gateway'])('%s runs anew after a change of a package it names', (server) => {
  const manifest = readFileSync(path.join(REPOSITORY, server, 'package.json'), 'utf8');
  const shared = Object.keys(JSON.parse(manifest).dependencies)
    .map((name) => name.replace('@mall', 'shared'))
    .filter((folder) => existsSync(path.join(REPOSITORY, folder)));
  const kept = shared.filter((folder) => !serversOf([`${folder}/src/index.ts`]).includes(server));
  expect([shared.includes('shared/contracts'), kept]).toEqual([true, []]);
});

test('a change does not restart a server that is not started yet', () => {
  const restart = jest.spyOn(Supervisor.prototype, 'restart');
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const settings = developmentSettings(root.path, readSettings({ DATA_DIR: root.path }));
  const site = new DevelopmentSite(root.path, settings, () => 'development');
  site.onChange(['shared/contracts/src/index.ts']);
  expect(restart).not.toHaveBeenCalled();
});
