import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedVersions } from './shared-versions.ts';

test('an app names the versions that are installed for itself, not those of the shell', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
  const write = (file: string, content: object) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  };
  try {
    write('package.json', { dependencies: { react: 'catalog:', clsx: 'catalog:' } });
    write('node_modules/react/package.json', { version: '18.3.1' });
    expect(sharedVersions(folder)).toEqual({ react: '18.3.1' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
