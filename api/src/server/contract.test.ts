/** The contract of the API over real HTTP: the same suite on both databases. */
import {
  API_SCHEMAS,
  type ApiCall,
  apiErrorBodySchema,
  envelope,
  LANGUAGES,
  listMetaSchema,
} from '@mall/contracts';
import { addToDay, mallDay, mallMoment } from '../content/day.ts';
import { sampleContent, sampleShop } from '../testing/sample-content.ts';
import { openTestPostgres, openTestSqlite } from '../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const CALLS: [ApiCall, string][] = [
  ['config', '/config'],
  ['menus', '/menus'],
  ['highlights', '/highlights'],
  ['shops', '/shops'],
  ['pinnedShops', '/shops/pinned'],
  ['shop', '/shops/reserved'],
  ['cinema', '/cinema'],
  ['featuredMovies', '/cinema/featured'],
  ['posts', '/posts'],
  ['pinnedPosts', '/posts/pinned'],
  ['post', '/posts/mai-hir'],
  ['discounts', '/discounts'],
  ['pinnedDiscounts', '/discounts/pinned'],
  ['discount', '/discounts/mai'],
  ['editorialPage', '/pages/gift-card'],
  ['search', '/search?query=a'],
  ['contentVersion', '/content-version'],
];

describe.each([
  ['SQLite', openTestSqlite],
  ['PostgreSQL', openTestPostgres],
])('the API on %s', (_name, open) => {
  let site: TestSite;
  const data = async (path: string, language: 'hu' | 'en' = 'hu') =>
    (await (await site.get(path, language)).json()).data;
  const codes = async (response: Response) =>
    apiErrorBodySchema.parse(await response.json()).errors.map(({ code }) => code);
  const post = (body: string, type = 'application/json') =>
    fetch(`${site.origin}/api/search`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });

  beforeAll(async () => {
    site = await startTestSite(open());
  });
  afterAll(() => site.close());

  describe.each(LANGUAGES)('in %s', (language) => {
    it.each(CALLS)('answers %s as its schema says', async (call, path) => {
      const response = await site.get(path, language);
      expect(response.status).toBe(200);
      const parsed = envelope(API_SCHEMAS[call])
        .strict()
        .safeParse(withoutMeta(await response.json()));
      expect(parsed.error).toBeUndefined();
      expect(response.headers.get('vary')).toContain('Content-Language');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      if (call !== 'contentVersion') {
        expect(response.headers.get('content-language')).toBe(language);
      }
    });
  });

  describe('language', () => {
    it('is Hungarian when the request names none', async () => {
      const response = await site.get('/pages/gift-card');
      expect(response.headers.get('content-language')).toBe('hu');
      expect((await response.json()).data.title).toBe('Ajándékkártya');
    });

    it('comes from ?lang= where a call takes it, and there wins over the header', async () => {
      const response = await site.get('/cinema?lang=en', 'hu');
      expect(response.headers.get('content-language')).toBe('en');
      expect((await response.json()).data.movies[0].name).toBe('Dawn');
      expect((await data('/pages/gift-card?lang=en', 'hu')).title).toBe('Ajándékkártya');
    });

    it('is refused when unknown', async () => {
      const header = await fetch(`${site.origin}/api/shops`, {
        headers: { 'content-language': 'de' },
      });
      expect(header.status).toBe(422);
      expect(await codes(header)).toEqual(['content-language:invalid']);
      const query = await site.get('/posts/pinned?lang=de');
      expect(query.status).toBe(422);
      expect(await codes(query)).toEqual(['lang:invalid']);
    });
  });

  describe('invalid requests', () => {
    it.each(['/shops/nope', '/posts/nope', '/posts/holnapi-hir', '/discounts/A%20B', '/nowhere'])(
      'answers 404 to %s',
      async (path) => {
        const response = await site.get(path);
        expect(response.status).toBe(404);
        expect(await codes(response)).toEqual(['not_found']);
      },
    );

    it.each([
      ['/posts?page=0', ['page:invalid']],
      ['/posts?page=x&limit=1000', ['page:invalid', 'limit:invalid']],
      ['/search', ['query:invalid']],
      ['/search?query=a&query=b', ['query:invalid']],
    ])('answers 422 to %s', async (path, expected) => {
      const response = await site.get(path);
      expect(response.status).toBe(422);
      expect(await codes(response)).toEqual(expected);
    });

    it.each([
      ['an unfinished body', '{', 400, 'body:malformed'],
      ['an empty body', '', 400, 'body:malformed'],
      ['a poisoned body', '{"__proto__":{"x":1},"query":"a"}', 400, 'body:malformed'],
      ['a list', '[]', 422, 'body:invalid'],
      ['a body without the query', '{}', 422, 'query:invalid'],
      ['a number as query', '{"query":7}', 422, 'query:invalid'],
      ['a long query', JSON.stringify({ query: 'a'.repeat(101) }), 422, 'query:invalid'],
      ['a large body', JSON.stringify({ query: 'a'.repeat(70_000) }), 413, 'body:too_large'],
    ])('answers %s with its code', async (_case, body, status, code) => {
      const response = await post(body);
      expect(response.status).toBe(status);
      expect(await codes(response)).toEqual([code]);
    });

    it('answers 415 to a body that is no JSON', async () => {
      const response = await post('query=a', 'text/plain');
      expect(response.status).toBe(415);
      expect(await codes(response)).toEqual(['content-type:invalid']);
    });

    it('answers 405 with the methods that a call has', async () => {
      const response = await fetch(`${site.origin}/api/shops`, { method: 'POST', body: '{' });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      expect(await codes(response)).toEqual(['method:not_allowed']);
    });

    it('answers a malformed URL with 400', async () => {
      const response = await site.get('/shops/%E0%A4%A');
      expect(response.status).toBe(400);
      expect(await codes(response)).toEqual(['url:malformed']);
    });

    it('passes over unknown query keys', async () => {
      expect((await site.get('/shops?utm_source=x')).status).toBe(200);
    });
  });

  describe('revalidation', () => {
    it('answers 304 to the tag of an answer that still holds', async () => {
      const first = await site.get('/shops');
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^W\//);
      const again = await fetch(`${site.origin}/api/shops`, {
        headers: { 'if-none-match': `"other", ${tag}` },
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    });
  });

  describe('dated content', () => {
    it('gives exceptions of the opening hours, those of one year first', async () => {
      const { opening_exceptions } = await data('/config', 'en');
      const eve = { from: '2026-12-24', until: '2026-12-24', hours: ['10:00-13:00'] };
      const christmas = { from: '12-24', until: '12-26', hours: [], reason: 'Christmas' };
      expect(opening_exceptions).toEqual([
        { groups: ['shops'], ...eve },
        { groups: ['shops', 'gym'], ...christmas },
      ]);
      expect((await data('/shops/reserved', 'en')).exceptions).toEqual([eve, christmas]);
    });

    it('gives a shop the exceptions of its group, after its own', async () => {
      const content = sampleContent();
      const own = { date: '12-26', hours: '10:00-12:00' };
      Object.assign(content.shops[0] ?? {}, { hours_group: 'gym', exceptions: [own] });
      await site.load(content);
      const { exceptions } = await data('/shops/reserved');
      expect(exceptions.map(({ from }: { from: string }) => from)).toEqual(['12-26', '12-24']);
      await site.load(sampleContent());
    });

    it('gives the event of a post in list and detail, with the offset of the mall', async () => {
      const today = mallDay(new Date());
      const event = {
        from: mallMoment(addToDay(today, 3), '16:00'),
        until: addToDay(today, 4),
        place: 'Square',
      };
      expect((await data('/posts/mai-hir', 'en')).event).toEqual(event);
      expect((await data('/posts', 'en'))[0].event).toEqual(event);
      expect((await data('/posts/regi-hir')).event).toBeUndefined();
    });
  });

  describe('lists', () => {
    it('gives of each shop what the contract of the list names', async () => {
      const [shop] = await data('/shops');
      const fields = Object.keys(API_SCHEMAS.shops.element.shape);
      expect(Object.keys(shop).sort()).toEqual(fields.sort());
    });

    it('gives posts by date, without those of a later day, in pages', async () => {
      const slugs = (await data('/posts')).map(({ slug }: { slug: string }) => slug);
      expect(slugs).toEqual(['mai-hir', 'regi-hir']);
      const second = await (await site.get('/posts?page=2&limit=1')).json();
      expect(second.data).toHaveLength(1);
      expect(listMetaSchema.parse(second.meta)).toEqual({ total: 2, page: 2, pages: 2 });
      expect((await data('/posts/pinned')).landing).toHaveLength(1);
    });

    it('counts days from today at the mall', async () => {
      const today = mallDay(new Date());
      const [current] = (await data('/discounts')).filter(isSlug('mai'));
      const [past] = (await data('/discounts')).filter(isSlug('lejart'));
      expect(current).toMatchObject({ expired: false, valid_until: today, value: '25' });
      expect(past).toMatchObject({ expired: true, valid_until: addToDay(today, -1) });
      expect(current.created_at.slice(0, 10)).toBe(addToDay(today, -5));
      expect((await data('/shops/reserved')).discounts.map(slugOf)).toEqual(['mai']);
    });

    it('fills in the brand, and holds clean HTML', async () => {
      const { body } = await data('/posts/mai-hir');
      expect(body).toBe('<p>Szöveg <a href="/myteszt-kartya">kártya</a></p>');
      expect((await data('/posts/mai-hir', 'en')).body).toBe('<p>Text of Teszt &amp; Társa</p>');
      const config = await data('/config');
      expect(config.contact.address).toBe('Teszt & Társa tér 1.');
      expect((await data('/highlights'))[0].url).toBe('/myteszt-kartya');
      expect(config.appPrivacyUrl).toBe('/app#adat');
      expect((await data('/menus')).shops).toEqual([
        { name: 'Boltok', desktop: ['reserved'], mobile: ['cropp'] },
      ]);
      expect((await data('/config', 'en')).appPrivacyUrl).toBe('/app#data');
    });

    it('gives screenings to come, in order, with the offset of the mall', async () => {
      const { movies, featured } = await data('/cinema');
      const { events } = movies[0];
      const times = events.map(({ time }: { time: string }) => Date.parse(time));
      expect(featured).toEqual(['hajnal']);
      expect(events.length).toBeGreaterThanOrEqual(12);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(Math.min(...times)).toBeGreaterThan(Date.now() - 5_000);
      expect(events.at(-1).id).toMatch(/^hajnal-\d{8}-2000-11$/);
      expect(events.at(-1).url).toBe(
        `https://tickets.example.com/dawn?screening=${events.at(-1).id}`,
      );
      expect(events.at(-1).time).toMatch(/T20:00:00\+0[12]:00$/);
    });
  });

  describe('search', () => {
    const shops = async (query: string) =>
      (await data(`/search?query=${encodeURIComponent(query)}`)).shops.map(slugOf);

    it.each([
      ['sportisimó', 'sportisimo'],
      ['SPORTISIMO', 'sportisimo'],
      ['reservd', 'reserved'],
      ['res', 'reserved'],
      ['cipö', 'cipovilag'],
    ])('finds %s', async (query, slug) => {
      expect((await shops(query))[0]).toBe(slug);
    });

    it('ranks what begins with the words before what only mentions them', async () => {
      expect(await shops('cipo')).toEqual(['cipovilag', 'lepes']);
    });

    it.each(['', '   ', '%', '&', '"'])('finds nothing for "%s"', async (query) => {
      const result = await data(`/search?query=${encodeURIComponent(query)}`);
      expect(result).toEqual({ shops: [], posts: [], discounts: [] });
    });

    it('answers a body like a query', async () => {
      const response = await post(JSON.stringify({ query: 'kedvezmeny' }));
      expect(response.status).toBe(200);
      expect((await response.json()).data.discounts).toHaveLength(3);
    });

    it('finds no post of a later day', async () => {
      const { posts } = await data('/search?query=holnapi');
      expect(posts.map(slugOf)).not.toContain('holnapi-hir');
    });
  });

  describe('service', () => {
    it('reports its health', async () => {
      expect((await data('/healthz')).status).toBe('ok');
    });

    it('describes every call', async () => {
      const document = await (await site.get('/openapi.json')).json();
      const ids = Object.values<Record<string, { operationId?: string }>>(document.paths).flatMap(
        (path) => Object.values(path).map(({ operationId }) => operationId),
      );
      expect(ids).toEqual(expect.arrayContaining(CALLS.map(([call]) => call)));
    });
  });

  describe('import', () => {
    it('shows new content, and has a new version for it', async () => {
      const { version } = await data('/content-version');
      const content = sampleContent();
      content.shops.push(sampleShop({ slug: 'uj-bolt', name: 'Új bolt', unit: 'F-77' }));
      await site.load(content);
      expect((await data('/content-version')).version).not.toBe(version);
      expect((await data('/shops/uj-bolt')).name).toBe('Új bolt');
    });

    it('changes nothing when there is an issue', async () => {
      const { version } = await data('/content-version');
      const content = sampleContent();
      content.shops = [];
      await expect(site.load(content)).rejects.toThrow(/^discounts\.yaml:\d+: [\w-]+\.shop/m);
      expect((await data('/content-version')).version).toBe(version);
      expect((await site.get('/shops/reserved')).status).toBe(200);
    });
  });
});

const slugOf = ({ slug }: { slug: string }) => slug;
const isSlug = (slug: string) => (item: { slug: string }) => item.slug === slug;
const withoutMeta = ({ meta, ...body }: { meta?: unknown }) => body;
