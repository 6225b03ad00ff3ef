/** Content issues: all of them are reported, each with its file, line, entry and field. */
import { EDITORIAL_PAGES } from '@mall/contracts';
import { issuesOf, prepareSample } from '../../testing/prepare-sample.ts';
import {
  type SampleContent,
  sampleContent,
  sampleDiscount,
  samplePost,
  sampleShop,
} from '../../testing/sample-content.ts';
import { sampleFloorPlan } from '../../testing/sample-floor-plan.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';

const PAGES = EDITORIAL_PAGES.length;

async function issuesAfter(change: (content: SampleContent) => unknown): Promise<string[]> {
  const content = sampleContent();
  change(content);
  return issuesOf(content);
}

describe('prepareContent', () => {
  it('names each file and folder that is missing', async () => {
    const issues = await issuesOf(await makeTemporaryFolder());
    expect(issues).toHaveLength(6);
    expect(issues[0]).toBe('site.yaml: cannot be read; every content folder has this file');
    expect(issues[5]).toBe('pages: cannot be read; every content folder has this folder');
  });

  it('reports issues of shape and of reference together', async () => {
    const issues = await issuesAfter(({ site, shops, discounts, movies, posts, pages }) => {
      shops.push(
        sampleShop({ slug: 'reserved', name: 'Twice', unit: 'F-01' }),
        sampleShop({ slug: 'terkep', name: 'Map', unit: 'F-90' }),
        sampleShop({ slug: 'teszt-kockapark', name: 'Bricks', unit: 'F-91' }),
      );
      discounts.push(
        sampleDiscount({ slug: 'vissza', valid_from: '2026-12-02', valid_until: '2026-12-01' }),
        sampleDiscount({ slug: 'arva', shop: 'nincs' }),
        sampleDiscount({ slug: 'my-teszt' }),
      );
      site.categories.pop();
      Object.assign(site.menu_shops?.[0] ?? {}, { mobile: ['nincs'] });
      Object.assign(site.pinned, {
        shops: ['reserved', 'reserved'],
        posts: ['nincs'],
        slider: ['nincs'],
        discounts: ['nincs'],
      });
      // An issue of shape in one file does not hide what is wrong in the others.
      Object.assign(movies[0] ?? {}, { length: -1, nonsense: true });
      posts.push(samplePost({ slug: 'pinned', published: 'today' }));
      const [page] = pages;
      if (page) pages.push({ ...page, description: { hu: 'Rövid', en: 'Short' } });
    });
    const expected = [
      'movies.yaml: hajnal.length',
      'movies.yaml: hajnal.nonsense: Unrecognized key: "nonsense"',
      'shops.yaml: reserved.slug: "reserved" is in line N already',
      'shops.yaml: reserved.unit: "F-01" is in line N already',
      'shops.yaml: terkep.slug: "terkep" is a reserved word',
      'shops.yaml: teszt-kockapark.slug: "teszt-kockapark" is a reserved word',
      'posts.yaml: pinned.slug: "pinned" is a reserved word',
      'discounts.yaml: my-teszt.slug: "my-teszt" is a reserved word',
      'discounts.yaml: vissza.valid_until: 2026-12-01 is before valid_from (2026-12-02)',
      'discounts.yaml: arva.shop: "nincs" is no shop',
      'site.yaml: categories: names no category "service"',
      'site.yaml: menu_shops.mobile: "nincs" is no shop in shops.yaml',
      'site.yaml: pinned.shops: "reserved" is in line N already; it must be unique',
      'site.yaml: pinned.posts: "nincs" is no post',
      'site.yaml: pinned.slider: "nincs" is no post',
      'site.yaml: pinned.discounts: "nincs" is no discount',
      `pages/${PAGES}-gift-card.yaml: id: "gift-card" is in pages/0-gift-card.yaml, line N, already`,
      `pages/${PAGES}-gift-card.yaml: description.hu: has 5 characters`,
      `pages/${PAGES}-gift-card.yaml: description.en: has 5 characters`,
    ];
    for (const start of expected) {
      expect(issues.filter((issue) => issue.startsWith(start))).toHaveLength(1);
    }
    expect(issues).toHaveLength(expected.length);
  });

  it('names each page that a route needs', async () => {
    const issues = await issuesAfter(({ pages }) => pages.splice(0));
    expect(issues).toContain(
      'pages: holds no page with the id "home"; a page of the site needs it',
    );
    expect(issues).toHaveLength(PAGES);
  });

  it('refuses slides without a cover, and unknown movies', async () => {
    const issues = await issuesAfter(({ posts, site: { pinned } }) => {
      const { cover: _cover, ...plain } = samplePost({ slug: 'sima', published: 'today' });
      posts.push(plain);
      pinned.movies = ['nincs'];
      pinned.slider = [
        'sima',
        { type: 'discount', slug: 'mai' },
        { type: 'discount', slug: 'sima' },
      ];
    });
    expect(issues).toEqual([
      'site.yaml: pinned.movies: "nincs" is no movie in movies.yaml',
      'site.yaml: pinned.slider: "sima" has no cover; a hero slide needs one',
      'site.yaml: pinned.slider.mai: "mai" has no cover; a hero slide needs one',
      'site.yaml: pinned.slider.sima: "sima" is no discount in discounts.yaml',
    ]);
  });

  it('refuses synonyms without a single target, of an unknown shop, and of a service without a name', async () => {
    const words = { hu: 'szó', en: 'word' };
    const issuesWith = (...synonyms: NonNullable<SampleContent['synonyms']>) =>
      issuesOf({ ...sampleContent(), synonyms });
    expect(await issuesWith({ words, shop: 'nincs' })).toEqual([
      'synonyms.yaml: shop: "nincs" is no shop in shops.yaml',
    ]);
    expect(
      await issuesWith({ words, shop: 'reserved', place: 'atm' }, { words, service: 'dining' }),
    ).toEqual([
      'synonyms.yaml: needs exactly one of shop, type, category, service, place',
      'synonyms.yaml: name: belongs to an entry with a service, which needs it',
    ]);
  });

  it('refuses links of English texts that lose their language', async () => {
    const published = 'today';
    const link = (hu: string, en: string) => ({
      hu: `<p><a href="${hu}">ide</a></p>`,
      en: `<p><a href="${en}">here</a></p>`,
    });
    const issues = await issuesAfter(({ posts, pages }) => {
      posts.push(
        samplePost({ slug: 'sema', published, body: link('/park', '/park#arak') }),
        samplePost({ slug: 'jo', published, body: link('/park', '/park?lang=en#arak') }),
        samplePost({ slug: 'mas', published, body: link('/mozi?q=1', '/cinema?q=1') }),
      );
      const label = { hu: 'Park', en: 'Park' };
      const links = [
        { label, url: { hu: '/park', en: '/park' } },
        { label, url: '/park#terkep' },
      ];
      Object.assign(pages[0]?.sections[0] ?? {}, { links });
    });
    expect(issues).toEqual([
      'posts.yaml: sema.body.en: "/park#arak" is a path of both languages: an English link needs ?lang=en',
      expect.stringMatching(/^pages.0-gift-card.yaml: .*links.url.en: "\/park" is a path of both/),
      expect.stringMatching(
        /^pages.0-gift-card.yaml: .*links.url: "\/park#terkep" is a path of both/,
      ),
    ]);
  });

  it('refuses links to entries that do not exist', async () => {
    const links = (hu: string[], en: string[]) => {
      const body = (paths: string[]) => paths.map((path) => `<a href="${path}">x</a>`).join(' ');
      return { hu: `<p>${body(hu)}</p>`, en: `<p>${body(en)}</p>` };
    };
    const issues = await issuesAfter(({ posts, pages }) => {
      posts.push(
        samplePost({
          ...{ slug: 'jo', published: 'today' },
          body: links(
            ['/uzletek/lepes?x=1#y', '/uzletek/terkep', '/uzletek/{product}-kockapark', '/uzletek'],
            ['/shops/lepes', '/news/jo', '/shops/map?hova=atm', '/discounts'],
          ),
        }),
        samplePost({
          ...{ slug: 'rossz', published: 'today' },
          body: links(['/uzletek/nincs-ilyen'], ['/news/none#x', '/discounts/none']),
        }),
      );
      const label = { hu: 'Üzlet', en: 'Shop' };
      const url = { hu: '/uzletek/nincs', en: '/shops/lepes' };
      Object.assign(pages[0]?.sections[0] ?? {}, { links: [{ label, url }] });
    });
    expect(issues).toEqual([
      'posts.yaml: rossz.body.hu: "/uzletek/nincs-ilyen" leads to no entry of shops.yaml',
      expect.stringMatching(/^pages.0-gift-card.yaml: .*links.url.hu: "\/uzletek\/nincs" leads to/),
      'posts.yaml: rossz.body.en: "/news/none#x" leads to no entry of posts.yaml',
      'posts.yaml: rossz.body.en: "/discounts/none" leads to no entry of discounts.yaml',
    ]);
  });

  it('names the field of what may be written in several ways', async () => {
    const issues = await issuesAfter(({ site, pages, discounts }) => {
      const [link] = pages[0]?.sections[0]?.links ?? [];
      Object.assign(link ?? {}, { url: { hu: '/a' } });
      pages[0]?.sections[0]?.links?.push({ label: { hu: 'B', en: 'B' }, url: 'b' });
      Object.assign(site.pinned, { slider: [{ type: 'shop', slug: 'reserved' }] });
      Object.assign(discounts[0] ?? {}, { value: 101 });
      Object.assign(discounts[1] ?? {}, { value: '30%' });
    });
    const links = 'pages/0-gift-card.yaml: sections.prices.links';
    expect(issues).toEqual([
      expect.stringMatching(/^site.yaml: pinned.slider.reserved.type: Invalid option/),
      expect.stringMatching(/^discounts.yaml: lejart.value: Too big/),
      expect.stringMatching(/^discounts.yaml: .*value: a whole number from 1 to 100/),
      `${links}.url.en: Invalid input: expected string, received undefined`,
      `${links}.url: a path of the site, https://…, mailto:… or tel:…`,
    ]);
  });

  it('refuses exceptions of opening hours that are empty, run backwards or overlap', async () => {
    const groups = ['shops'];
    const ofShape = await issuesAfter(({ site }) =>
      Object.assign(site, {
        opening_exceptions: [
          { groups, date: '12-23', hours: '08:00-24:00' },
          { groups, date: '12-24' },
          { groups, date: '12-24', closed: true, hours: '10:00-12:00' },
          { groups, from: '12-24', closed: true },
          { groups, date: '02-30', closed: true },
          { groups, from: '12-24', until: '2026-12-26', closed: true },
        ],
      }),
    );
    expect(ofShape).toEqual([
      'site.yaml: opening_exceptions.hours: HH:MM-HH:MM; midnight is 00:00',
      'site.yaml: opening_exceptions.hours: either hours, or closed: true',
      'site.yaml: opening_exceptions.hours: either hours, or closed: true',
      'site.yaml: opening_exceptions.date: either date, or from and until',
      'site.yaml: opening_exceptions.date: YYYY-MM-DD, or MM-DD for each year',
      'site.yaml: opening_exceptions.until: of the same form as from',
    ]);
    const issues = await issuesAfter(({ site, shops }) => {
      site.opening_exceptions = [
        { groups: ['shops', 'gym'], from: '12-24', until: '12-26', closed: true },
        { groups: ['tesco', 'gym', 'shops'], date: '12-26', hours: '10:00-12:00' },
        { groups, date: '2026-12-26', closed: true },
        { groups: ['cinema'], from: '2026-12-26', until: '2026-12-24', closed: true },
        { groups: ['shop'], date: '12-30', closed: true },
      ];
      const hours = ['10:00-12:00', '13:00-15:00'];
      const exceptions = [
        { date: '2026-11-01', closed: true as const },
        { from: '2026-10-30', until: '2026-11-02', hours },
      ];
      shops.push(sampleShop({ slug: 'bolt', name: 'Bolt', unit: 'F-77', exceptions }));
    });
    expect(issues).toEqual([
      'site.yaml: opening_exceptions.groups: "shop" is no group of opening_hours in site.yaml',
      'site.yaml: opening_exceptions.until: 2026-12-24 is before from (2026-12-26)',
      'site.yaml: opening_exceptions: overlaps the one in line N; a day has one exception',
      'shops.yaml: bolt.exceptions: overlaps the one in line N; a day has one exception',
    ]);
  });

  it('refuses hours that overlap on a day of the week, and takes a break at noon', async () => {
    const line = (hours: string, from: string, to = from) => ({ hours, from, to });
    const issues = await issuesAfter(({ site, shops }) => {
      const night = [line('18:00-02:00', 'sunday'), line('01:00-08:00', 'monday')];
      Object.assign(site.opening_hours[0] ?? {}, { hours: night });
      const twice = [
        line('10:00-20:00', 'monday', 'saturday'),
        line('10:00-18:00', 'friday', 'sunday'),
      ];
      Object.assign(shops[0] ?? {}, { hours: twice });
      const noon = [
        line('08:00-12:00', 'monday', 'sunday'),
        line('13:00-17:00', 'monday', 'sunday'),
      ];
      Object.assign(shops[1] ?? {}, { hours: noon });
    });
    expect(issues).toEqual([
      'shops.yaml: reserved.hours: overlaps the one in line N; take the day out of one of them',
      'site.yaml: opening_hours.shops.hours: overlaps the one in line N; take the day out of one of them',
    ]);
  });

  const eventOf = (event: Omit<NonNullable<ReturnType<typeof samplePost>['event']>, 'place'>) => ({
    ...event,
    place: { hu: 'Tér', en: 'Square' },
  });

  it('refuses events that run backwards, or have their hours or their id twice', async () => {
    const repeats = [{ start: '10:00', end: '12:00' }];
    const twice = eventOf({ from: 'today+2 18:00', until: 'today+3', repeats });
    const before = eventOf({ from: 'today+2 18:00', until: 'today+2 17:00' });
    const issues = await issuesAfter((content) => {
      content.posts.push(
        samplePost({ slug: 'ketszer', published: 'today', event: twice }),
        samplePost({ slug: 'elobb', published: 'today', event: before }),
      );
      content.events = (content.events ?? []).flatMap((feeding) => [
        { ...feeding, id: 'hatra', from: 'today+3', until: 'today', ages: { from: 6, until: 3 } },
        { ...feeding, id: 'mai-hir' },
        { ...feeding, id: 'hatra' },
      ]);
    });
    expect(issues).toEqual([
      'events.yaml: mai-hir.id: "mai-hir" is in posts.yaml, line N, already; it must be unique',
      'events.yaml: hatra.id: "hatra" is in line N already; it must be unique',
      'posts.yaml: elobb.event.until: 2026-11-22 17:00 is before from (2026-11-22 18:00)',
      'events.yaml: hatra.until: 2026-11-20 is before from (2026-11-23)',
      'events.yaml: hatra.ages.until: 3 is before from (6)',
      'posts.yaml: ketszer.event.from: a day without a time: repeats has the hours',
    ]);
  });

  it('takes an event that ends on the day on which it begins, and a folder without other events', async () => {
    const event = eventOf({ from: 'today+2 18:00', until: 'today+2' });
    const { events: _events, ...content } = sampleContent();
    content.posts.push(samplePost({ slug: 'aznap', published: 'today', event }));
    expect(await issuesOf(content)).toEqual([]);
  });

  it('refuses a campaign whose entries end before it begins', async () => {
    const issues = await issuesAfter(({ campaigns }) =>
      Object.assign(campaigns?.[0] ?? {}, { entries_until: '2026-11-30' }),
    );
    expect(issues).toEqual([
      expect.stringContaining('entries_until: 2026-11-30 is before from (2026-12-01 10:00)'),
    ]);
  });

  it('refuses a campaign that ends on the last day of its entries, before the end of that day', async () => {
    const ending = (until: string) =>
      issuesAfter(({ campaigns }) =>
        Object.assign(campaigns?.[0] ?? {}, { entries_until: '2026-12-06', until }),
      );
    expect(await ending('2026-12-06 17:30')).toEqual([
      expect.stringMatching(
        /until: 2026-12-06 17:30 is before entries_until \(2026-12-06 24:00\)$/,
      ),
    ]);
    for (const until of ['2026-12-06', '2026-12-07 00:00']) expect(await ending(until)).toEqual([]);
  });

  it('refuses a campaign whose invitation runs backwards, or that names a code or a station twice', async () => {
    const issues = await issuesAfter(({ campaigns }) => {
      const [{ game, ...campaign }] = campaigns as [NonNullable<typeof campaigns>[number]];
      game?.stations.push(...game.stations.slice(0, 1));
      Object.assign(campaigns?.[0] ?? {}, { entries_until: '2026-12-07' });
      const codes = ['GUEST001', 'GUEST001'];
      Object.assign(campaign.invitation ?? {}, { codes, from: '2026-12-06', until: '2026-12-05' });
    });
    const file = 'campaigns/advent-jatek.yaml: ';
    expect(issues).toEqual([
      `${file}game.stations.pult.id: "pult" is in line N already; it must be unique`,
      `${file}invitation.codes: "GUEST001" is in line N already; it must be unique`,
      `${file}invitation.until: 2026-12-05 is before from (2026-12-06)`,
      `${file}until: 2026-12-06 is before entries_until (2026-12-07 24:00)`,
    ]);
  });

  it('refuses contacts and hours with unknown fields, and shows of unknown events', async () => {
    const hours = [{ hours: '10:00-20:00', from: 'monday', to: 'sunday', note: 'x' }];
    const issues = await issuesAfter(({ site, shops }) => {
      Object.assign(site.contact, { fax: '1' });
      Object.assign(site.opening_hours[0] ?? {}, { hours });
      Object.assign(shops[0] ?? {}, { hours });
    });
    expect(issues).toEqual([
      'site.yaml: opening_hours.shops.hours.note: Unrecognized key: "note"',
      'site.yaml: contact.fax: Unrecognized key: "fax"',
      'shops.yaml: reserved.hours.note: Unrecognized key: "note"',
    ]);
    const name = { hu: 'Etetés', en: 'Feeding' };
    const shows = [{ name, times: ['11:00'], event: 'nincs' }];
    const venue = { ages: {}, minutes: { from: 60, until: 90 }, shows };
    const ofShows = await issuesAfter(({ pages }) => {
      Object.assign(pages[0]?.sections[0] ?? {}, { venue });
    });
    expect(ofShows).toEqual([
      expect.stringMatching(/sections.prices.venue.shows.*event: "nincs" is no event in events/),
    ]);
  });

  it('refuses screenings that cannot be', async () => {
    const issuesWith = (...screenings: object[]) =>
      issuesAfter(({ movies }) => Object.assign(movies[0] ?? {}, { screenings }));
    const screening = { times: ['10:00'], version: 'dubbed', hall: 1 };
    expect(
      await issuesWith(
        { ...screening, from: 'today+3', until: '2026-11-21' },
        { ...screening, date: 'today', version: 'original' },
      ),
    ).toEqual([
      'movies.yaml: hajnal.screenings.until: 2026-11-21 is before from (2026-11-23)',
      "movies.yaml: hajnal.screenings.version: original is not in the movie's sub_dub",
    ]);
    expect(
      await issuesWith(
        { times: ['25:00'], version: 'dubbed', hall: 12 },
        { ...screening, date: 'today', days: ['monday'] },
      ),
    ).toEqual([
      'movies.yaml: hajnal.screenings.times: HH:MM; midnight is 00:00',
      'movies.yaml: hajnal.screenings.hall: a hall from 1 to 11',
      'movies.yaml: hajnal.screenings.date: either date, or a rule of from, until and days',
    ]);
  });

  it('refuses a ticket with two prices, a planned venue without a ticket for everybody, and unknown places', async () => {
    const label = { hu: 'Jegy', en: 'Ticket' };
    const file = 'pages/0-gift-card.yaml';
    const issues = await issuesAfter((content) => {
      const [page] = content.pages;
      content.floor_plan = sampleFloorPlan();
      Object.assign(page ?? {}, {
        venue: { ages: {}, minutes: { from: 60, until: 90 }, place: 'nowhere', planner: {} },
      });
      Object.assign(page?.sections[0] ?? {}, {
        prices: [
          { label, amount: 1900, ticket: 'workday', rule: { holiday: false } },
          { label, amount: 2900, ticket: 'workday', rule: { holiday: false } },
          { label, amount: 1990, ticket: 'child', rule: { ages: [{ until: 16 }] } },
        ],
      });
    });
    expect(issues).toEqual([
      `${file}: sections.prices.prices.ticket: "workday" is in line N already; it must be unique`,
      `${file}: venue.place: "nowhere" is no unit in floor-plan/unit.geojson`,
      `${file}: venue.planner: no ticket is for everybody on holidays in 2D; add a price whose rule has no ages, concessions, family or own_glasses`,
    ]);
    const ofShape = await issuesAfter(({ pages, site }) => {
      const shows = [{ name: label, times: ['25:00'] }, { name: label }];
      const venue = { ages: { from: 14, until: 3 }, minutes: { from: 90, until: 60 }, shows };
      Object.assign(pages[0] ?? {}, { venue });
      site.public_holidays = ['02-30'];
    });
    expect(ofShape).toEqual([
      'site.yaml: public_holidays: YYYY-MM-DD, or MM-DD for each year',
      `${file}: venue.ages.until: is below from`,
      `${file}: venue.minutes.until: is below from`,
      `${file}: venue.shows.times: HH:MM; midnight is 00:00`,
      `${file}: venue.shows.times: either times or every`,
    ]);
  });

  it('writes dates in place of relative days, counted from the day of the import', async () => {
    const { content: stored } = await prepareSample(sampleContent());
    expect(stored.posts[1]).toMatchObject({
      published: '2026-11-20',
      event: { from: '2026-11-23 16:00', until: '2026-11-24' },
    });
    expect(stored.discounts[0]).toMatchObject({
      created: '2026-11-15',
      valid_from: '2026-11-15',
      valid_until: '2026-11-19',
    });
    expect(JSON.stringify(stored)).not.toContain(`:"today`);
  });

  it('refuses days that do not exist, and HTML of which nothing is left', async () => {
    const body = { hu: '<script>x</script>', en: '<p>Text</p>' };
    const event = eventOf({ from: 'today+2 18:00', until: 'soon' });
    const published = 'today';
    const issuesWith = (post: Parameters<typeof samplePost>[0]) =>
      issuesAfter(({ posts }) => posts.push(samplePost(post)));
    expect(await issuesWith({ slug: 'februar', published: '2026-02-30' })).toEqual([
      'posts.yaml: februar.published: YYYY-MM-DD, today, today+N or today-N',
    ]);
    expect(await issuesWith({ slug: 'hamar', published, event })).toEqual([
      'posts.yaml: hamar.event.until: a day (YYYY-MM-DD, today+N), or a day and HH:MM; midnight is 00:00 of the next day',
    ]);
    expect(await issuesWith({ slug: 'script', published, body })).toEqual([
      'posts.yaml: script.body.hu: holds nothing but HTML that is not allowed',
    ]);
  });

  it('stores no code from a discount’s value', async () => {
    const hu =
      '<strong onclick="run()">20</strong><script>run()</script><img src="x" onerror="run()"><svg onload="run()"><script>run()</script></svg><a href="javascript:run()"></a>';
    const content = sampleContent();
    content.discounts.push(sampleDiscount({ slug: 'kod', type: 'text', value: { hu, en: '20' } }));
    const { content: stored } = await prepareSample(content);
    expect(stored.discounts.find(({ slug }) => slug === 'kod')?.value).toEqual({
      hu: '<strong>20</strong><a></a>',
      en: '20',
    });
  });
});
