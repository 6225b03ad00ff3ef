import { configSchema, SHOP_CATEGORIES } from '@mall/contracts';
import { builder } from './builder.ts';

const DAILY = [{ hours: '10:00-20:00', from: 'monday' as const, to: 'sunday' as const }];

/** Names of the opening-hours groups. */
const GROUPS = {
  ...{ shops: 'Üzletek', restaurants: 'Éttermek', tesco: 'Tesco', cinema: 'Mozi' },
  ...{
    tropicarium: 'Tropicarium',
    jatszohaz: 'Játszóház',
    kockapark: 'Kockapark',
    gym: 'Edzőterem',
  },
};

/** Every category by a name of its slug, every opening-hours group daily from 10 to 20. */
export const aConfig = builder(configSchema, () => ({
  categories: SHOP_CATEGORIES.map((slug) => ({ slug, name: `Category ${slug}` })),
  opening_hours_groups: Object.entries(GROUPS).map(([id, name]) => ({ id, name })),
  opening_hours: Object.fromEntries(Object.keys(GROUPS).map((id) => [id, DAILY])),
  opening_exceptions: [],
  couponDayActive: false,
  contact: {
    address: 'Main street 1',
    postal_code: '1111',
    city: 'Budapest',
    phone: '+36 1 555 0000',
    email: 'info@mall.example',
    latitude: 47.4,
    longitude: 19,
  },
}));
