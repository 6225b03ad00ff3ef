import { TestFolder } from '../testing/test-folder.ts';
import { readManifest } from './app-source.ts';

const root = new TestFolder();

function read(text: string) {
  root.write('mf-cinema/mf.json', text);
  return readManifest(root.path, 'mf-cinema');
}

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
