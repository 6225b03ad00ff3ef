import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readManifest } from './app-source.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  mkdirSync(path.join(root, 'mf-cinema'));
});
afterEach(() => rmSync(root, { recursive: true }));

function read(text: string) {
  writeFileSync(path.join(root, 'mf-cinema/mf.json'), text);
  return readManifest(root, 'mf-cinema');
}

test('a manifest is read with its defaults', () => {
  expect(read('{ "name": "cinema", "owner": "team-cinema" }')).toMatchObject({
    name: 'cinema',
    routes: [],
  });
});

test('each wrong field is named with file, line and path', () => {
  const text = `{
  "name": "cinema",
  "owner": "team-cinema",
  "colour": "red",
  "navigation": [
    {
      "menu": "header",
      "route": "cinema",
      "label": { "hu": "Mozi" }
    }
  ]
}`;
  expect(() => read(text)).toThrow(
    new RegExp(
      [
        'mf-cinema/mf.json is not valid:',
        'mf-cinema/mf.json:7: navigation.0.menu: .+',
        'mf-cinema/mf.json:9: navigation.0.label.en: .+',
        'mf-cinema/mf.json:4: colour: .+',
      ].join('\n'),
    ),
  );
});

test('what is no JSON is named with its file and line', () => {
  expect(() => read('{\n  "name": "cinema",\n}')).toThrow(/^mf-cinema\/mf\.json: .*line 3/);
});
