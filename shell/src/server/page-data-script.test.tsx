import { type PageData, readPageData } from '../page/page-data.ts';
import { pageDataScript } from './page-data-script.ts';

const data: PageData = {
  site: '/site.json?v=1',
  composition: '1',
  hydration: { loaderData: { '/mozi': { title: '</script><b>&amp;</b>' } } },
  queries: [[['hu', 'cinema', {}], { open: true }]],
  renderedAt: 1,
};

/** The queries that the browser reads of a page with this markup. */
function readQueries(queries: PageData['queries'], markup = '') {
  document.body.innerHTML = pageDataScript({ ...data, queries }, markup);
  return readPageData().queries;
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('the browser reads the server’s data, whatever its content', () => {
  document.body.innerHTML = pageDataScript(data, '');
  expect(readPageData()).toEqual(data);
  expect(document.body.children).toHaveLength(1);
  expect(document.querySelector('script')?.type).toBe('application/json');
});

test('omits placeholders that the markup does not show', () => {
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

test('data shared by pages has the placeholders of each page', () => {
  const lqip = 'data:image/webp;base64,shared==';
  const shared = Object.freeze({ lqip, alt: '<b>' });
  expect(readQueries([[['key'], shared]])).toEqual([[['key'], { lqip: '', alt: '<b>' }]]);
  const markup = `<img src="${lqip}" alt="">`;
  expect(readQueries([[['key'], shared]], markup)).toEqual([[['key'], shared]]);
});

test('serialises data shared by pages once', () => {
  const toJSON = jest.fn(() => 'a shop');
  const shared = Object.freeze({ toJSON });
  for (const day of [1, 2])
    expect(readQueries([[['shops', day], shared]])).toEqual([[['shops', day], 'a shop']]);
  expect(toJSON).toHaveBeenCalledTimes(1);
});

test.each([null, 3, 'text'])('writes a response of %j', (response) => {
  expect(readQueries([[['key'], response]])).toEqual([[['key'], response]]);
});

test('writes data that a render has changed', () => {
  const own = { count: 1 };
  readQueries([[['key'], own]]);
  own.count = 2;
  expect(readQueries([[['key'], own]])).toEqual([[['key'], { count: 2 }]]);
});

test('a page without data is an error', () => {
  expect(() => readPageData()).toThrow('the page has no #page-data');
  document.body.innerHTML = '<script type="application/json" id="page-data"></script>';
  expect(() => readPageData()).toThrow('the page has no #page-data');
});
