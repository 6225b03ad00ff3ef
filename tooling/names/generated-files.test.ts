import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { staleFiles, writeGenerated } from './generated-files.ts';

test('generated files are current; `npm run generate` writes them', () => {
  expect(staleFiles(REPOSITORY).map(([file]) => file)).toEqual([]);
});

test('a new route, form and message folder are seen', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'names-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  try {
    for (const file of ['docs/settings.md', 'mf-cinema/mf.json', 'mf-cinema/webpack.config.cjs'])
      cpSync(path.join(REPOSITORY, file), path.join(root, file));
    writeGenerated(root);
    expect(staleFiles(root)).toEqual([]);

    const movie = { hu: '/mozi/:slug', en: '/cinema/:slug' };
    const routes = [{ id: 'movie', module: './pages/movie', paths: movie }];
    write('mf-cinema/mf.json', JSON.stringify({ name: 'cinema', owner: 'team-cinema', routes }));
    write('mf-cinema/src/features/late-show/messages/en.json', '{}');
    write('shared/contracts/src/forms/gift-card-balance.ts', '');
    const stale = Object.fromEntries(staleFiles(root));
    expect(stale['shared/contracts/src/generated/site-names.ts']).toContain("'movie': 'slug';");
    expect(stale['shared/contracts/src/generated/forms.ts']).toContain(
      'API_FORMS = { giftCardBalance } as const',
    );
    expect(stale['mf-cinema/src/generated/app-messages.d.ts']).toContain(
      "import type lateShow from '../features/late-show/messages/en.json';",
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});
