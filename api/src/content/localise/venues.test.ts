import { prepareSample, withIds } from '../../testing/prepare-sample.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { sampleFloorPlan } from '../../testing/sample-floor-plan.ts';
import { localiseContent } from './local-content.ts';
import { localiseVenues } from './pages.ts';

const both = (hu: string, en: string) => ({ hu, en });
const minutes = { from: 60, until: 90 };

/** The sample with a venue of its page, and one of a section. */
async function venuesOf(language: 'hu' | 'en') {
  const content = sampleContent();
  const [page] = content.pages;
  const [section] = page?.sections ?? [];
  if (!page || !section) throw new Error('the sample has no section');
  content.floor_plan = sampleFloorPlan();
  content.site.public_holidays = ['12-25', '2027-03-29'];
  const place = content.floor_plan.unit.features[0]?.id as string;
  page.opening_hours = 'cinema';
  page.venue = { ages: { from: 3 }, minutes, place };
  page.sections.push({
    id: '5d',
    heading: both('5D a {{brand}} moziban', '5D at {{brand}}'),
    prices: [{ label: both('5D-jegy', '5D ticket'), amount: 1900, ticket: 'fived_single' }],
    venue: { ages: { from: 6 }, minutes, shows: [{ name: both('Film', 'Film'), every: 20 }] },
  });
  const { content: stored } = await prepareSample(content);
  const brand = { name: 'Teszt', slug: 'teszt' };
  return localiseVenues(localiseContent(withIds(stored), language, brand));
}

test('pages and sections are venues, each with its own prices', async () => {
  const { venues, holidays } = await venuesOf('hu');
  expect(holidays).toEqual(['12-25', '2027-03-29']);
  expect(venues).toMatchObject([
    {
      id: 'gift-card',
      page: 'gift-card',
      name: 'Ajándékkártya',
      opening_hours: 'cinema',
      floor: 'ground',
      ages: { from: 3 },
      shows: [],
      prices: [{ label: 'Jegy', amount: 3100 }],
    },
    {
      id: '5d',
      page: 'gift-card',
      section: '5d',
      name: '5D a Teszt moziban',
      opening_hours: 'cinema',
      shows: [{ name: 'Film', every: 20 }],
      prices: [{ label: '5D-jegy', amount: 1900, ticket: 'fived_single' }],
    },
  ]);
  expect(venues[1]?.floor).toBeUndefined();
});

test('names and prices are in the language asked for', async () => {
  const { venues } = await venuesOf('en');
  expect(venues.map(({ name }) => name)).toEqual(['Gift card', '5D at Teszt']);
  expect(venues[1]?.prices[0]?.label).toBe('5D ticket');
});
