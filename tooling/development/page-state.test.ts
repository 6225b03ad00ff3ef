import { PageState } from './page-state.ts';
import { typeProblems } from './type-check.ts';

let written: string;
let changes: number;
let last: unknown;
let state: PageState;

beforeEach(() => {
  [written, changes] = ['', 0];
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      written += text;
      return true;
    });
  }
  state = new PageState();
  state.subscribe((event) => {
    changes += 1;
    last = JSON.parse(event.replace('data: ', '')).problems;
  });
  changes = 0;
});

const [first, second] = [
  { title: 'mf-cinema does not build', text: 'page.tsx:1:2' },
  { title: 'mf-cinema does not build', text: 'page.tsx:5:6' },
];

test('a problem is printed once, and once more when it is fixed', () => {
  state.setProblems('build', [first]);
  state.setProblems('build', [first]);
  state.setProblems('build', [first, second]);
  state.setProblems('build', []);
  expect(written).toBe(
    'mf-cinema does not build\npage.tsx:1:2\nmf-cinema does not build\npage.tsx:5:6\nbuild: fixed\n',
  );
  expect(changes).toBe(3);
});

test('problems of one source leave those of others', () => {
  state.setProblems('build', [first]);
  state.setProblems('types', [second]);
  state.setProblems('build', []);
  expect(last).toEqual([second]);
});

test('more than ten at once are counted', () => {
  const many = Array.from({ length: 12 }, (_, line) => ({ title: 'type error', text: `${line}` }));
  state.setProblems('types', many);
  expect(written.match(/type error/g)).toHaveLength(10);
  expect(written).toContain('… and 2 more');
});

test('types: each error with the lines that explain it, without what cannot be parsed', () => {
  const output = [
    "mf-cinema/src/page.tsx(49,9): error TS2322: Type 'A' is not assignable to type 'B'.",
    "  Property 'x' is missing.",
    'shell/src/page.ts(1,2): error TS2304: Cannot find name.',
    'shell/src/head.ts(9,9): error TS1005: expected.',
    'shell/src/head.ts(9,20): error TS2304: Cannot find name.',
    '',
  ].join('\n');
  expect(typeProblems(output)).toEqual([
    {
      title: 'type error',
      text: "mf-cinema/src/page.tsx:49:9\nerror TS2322: Type 'A' is not assignable to type 'B'.\n  Property 'x' is missing.",
    },
    { title: 'type error', text: 'shell/src/page.ts:1:2\nerror TS2304: Cannot find name.' },
  ]);
});
