/** The content that comes with the code has no issue. */
import { join } from 'node:path';
import { settingsSchema } from '@mall/contracts';
import { mallDay } from './day.ts';
import { prepareContent } from './prepare-content.ts';

it('has no issue', async () => {
  const folder = join(__dirname, '../../content');
  const { BRAND_SLUG } = settingsSchema.parse({});
  const context = { brandSlug: BRAND_SLUG, today: mallDay(new Date()) };
  const { content } = await prepareContent(folder, context, new Map());
  expect(content.shops.length).toBeGreaterThan(0);
});
