import { type PageData, readPageData } from '../page/page-data.ts';
import { pageDataScript } from './page-data-script.ts';

const data: PageData = {
  site: '/site.json?v=1',
  revision: 1,
  hydration: { loaderData: { '/mozi': { title: '</script><b>&amp;</b>' } } },
  queries: [[['hu', 'cinema', {}], { open: true }]],
  renderedAt: 1,
};

const NO_MARKUP = '';

afterEach(() => {
  document.body.innerHTML = '';
});

test('the browser reads what the server has written, whatever the content', () => {
  document.body.innerHTML = pageDataScript(data, NO_MARKUP);
  expect(readPageData()).toEqual(data);
  expect(document.body.children).toHaveLength(1);
  expect(document.querySelector('script')?.type).toBe('application/json');
});

test('placeholders that the markup does not show are left out', () => {
  const image = (name: string) => ({
    '1x': `/${name}.jpg`,
    lqip: `data:image/webp;base64,${name}==`,
  });
  const hydration = { loaderData: { '/mozi': { first: image('first'), later: image('later') } } };
  const markup = '<img src="data:image/webp;base64,first==" alt="">';
  document.body.innerHTML = pageDataScript({ ...data, hydration }, markup);
  expect(readPageData().hydration.loaderData?.['/mozi']).toEqual({
    first: image('first'),
    later: { ...image('later'), lqip: '' },
  });
});

test('what pages share is written in each as that page shows it', () => {
  const lqip = 'data:image/webp;base64,shared==';
  const shared = Object.freeze({ lqip, alt: '<b>' });
  const written = (markup: string) => {
    document.body.innerHTML = pageDataScript({ ...data, queries: [[['key'], shared]] }, markup);
    return readPageData().queries;
  };
  expect(written('')).toEqual([[['key'], { lqip: '', alt: '<b>' }]]);
  expect(written(`<img src="${lqip}" alt="">`)).toEqual([[['key'], shared]]);
});

test('what pages share is made JSON once', () => {
  const read = jest.fn(() => 'a shop');
  const shared = Object.freeze({ toJSON: read });
  for (const day of [1, 2]) {
    const queries: PageData['queries'] = [[['shops', day], shared]];
    document.body.innerHTML = pageDataScript({ ...data, queries }, NO_MARKUP);
    expect(readPageData().queries).toEqual([[['shops', day], 'a shop']]);
  }
  expect(read).toHaveBeenCalledTimes(1);
});

test.each([null, 3, 'text'])('writes a response of %j', (answer) => {
  const queries: PageData['queries'] = [[['key'], answer]];
  document.body.innerHTML = pageDataScript({ ...data, queries }, NO_MARKUP);
  expect(readPageData().queries).toEqual(queries);
});

test('what a render changes is written as it is then', () => {
  const own = { count: 1 };
  const written = () => {
    document.body.innerHTML = pageDataScript({ ...data, queries: [[['key'], own]] }, NO_MARKUP);
    return readPageData().queries;
  };
  written();
  own.count = 2;
  expect(written()).toEqual([[['key'], { count: 2 }]]);
});

test('a page without data is an error', () => {
  expect(() => readPageData()).toThrow('the page has no #page-data');
  document.body.innerHTML = '<script type="application/json" id="page-data"></script>';
  expect(() => readPageData()).toThrow('the page has no #page-data');
});
