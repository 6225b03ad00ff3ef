import { classNames } from './class-names.ts';

const contextOf = (file: string) => ({ resourcePath: `/checkout/${file}` });
const CARD = 'shared/blocks/src/card/card.module.css';

test('a released name is short, and no name is another one', () => {
  const nameOf = classNames('shops', { readable: false });
  const names = [CARD, 'mf-shops/src/list.module.css'].flatMap((file) => {
    const context = contextOf(file);
    return Array.from({ length: 40 }, (_, index) => nameOf(context, '', `local${index}`));
  });
  expect(new Set(names).size).toBe(80);
  for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{5,6}$/);
});

test('the builds for browser and server give a class the same name', () => {
  const [web, node] = [
    classNames('shops', { readable: false }),
    classNames('shops', { readable: false }),
  ];
  const [inBrowser, onServer] = [contextOf(CARD), contextOf(CARD)];
  for (const local of ['card', 'title', 'card']) {
    expect(web(inBrowser, '', local)).toBe(node(onServer, '', local));
  }
});

test('two apps with the same block style it apart', () => {
  const [shops, cinema] = ['shops', 'cinema'].map((app) =>
    classNames(app, { readable: false })(contextOf(CARD), '', 'card'),
  );
  expect(shops).not.toBe(cinema);
});

test('names app, file and class in development', () => {
  const nameOf = classNames('shops', { readable: true });
  expect(nameOf(contextOf(CARD), '', 'title')).toMatch(/^shops-card-title-[A-Za-z0-9]{5}$/);
});

test('two files whose class names would be the same are named', () => {
  const nameOf = classNames('shops', { readable: false });
  const nameFiles = () => {
    for (let file = 0; file < 200_000; file += 1) nameOf(contextOf(`${file}.module.css`), '', 'a');
  };
  expect(nameFiles).toThrow(/rename .*\.module\.css: its class names would be those of .*\.css/);
});
