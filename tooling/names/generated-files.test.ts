import { cpSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { TestFolder } from '../testing/test-folder.ts';
import { staleFiles, writeGenerated } from './generated-files.ts';

const root = new TestFolder();

test('generated files are current; `npm run generate` writes them', () => {
  expect(staleFiles(REPOSITORY).map(([file]) => file)).toEqual([]);
});

test('a new route, form and message folder are seen', () => {
  for (const file of ['docs/settings.md', 'mf-cinema/mf.json', 'mf-cinema/webpack.config.cjs'])
    cpSync(path.join(REPOSITORY, file), path.join(root.path, file));
  writeGenerated(root.path);
  expect(staleFiles(root.path)).toEqual([]);

  const movie = { hu: '/mozi/:slug', en: '/cinema/:slug' };
  const routes = [{ id: 'movie', module: './pages/movie', paths: movie }];
  root.write('mf-cinema/mf.json', JSON.stringify({ name: 'cinema', owner: 'team-cinema', routes }));
  root.write('mf-cinema/src/features/late-show/messages/en.json', '{}');
  root.write('shared/contracts/src/forms/gift-card-balance.ts', '');
  const stale = Object.fromEntries(staleFiles(root.path));
  expect(stale['shared/contracts/src/generated/site-names.ts']).toContain("'movie': 'slug';");
  expect(stale['shared/contracts/src/generated/forms.ts']).toContain(
    'API_FORMS = { giftCardBalance } as const',
  );
  expect(stale['mf-cinema/src/generated/app-messages.d.ts']).toContain(
    "'late-show': typeof import('../features/late-show/messages/en.json');",
  );
});
