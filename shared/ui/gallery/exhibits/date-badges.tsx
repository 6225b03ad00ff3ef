import { DateBadge } from '../../src/index.ts';
import type { Exhibit } from '../exhibit.ts';
import { Variant } from '../variant.tsx';

export const dateBadges: Exhibit = {
  id: 'date-badges',
  title: 'Date badge',
  Show: ({ language }) => (
    <Variant name="iso" row>
      <DateBadge iso="2031-06-14" language={language} />
      <DateBadge iso="2031-12-01T23:30:00Z" language={language} />
    </Variant>
  ),
};
