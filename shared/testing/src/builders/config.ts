import { API_SCHEMAS, SHOP_CATEGORIES } from '@mall/contracts';
import { builder } from './builder.ts';

const DAILY = [{ hours: '10:00-20:00', from: 'monday' as const, to: 'sunday' as const }];

const GROUPS = 'shops restaurants tesco cinema tropicarium jatszohaz kockapark gym'.split(' ');

/** Every category by a name of its slug, every opening-hours group daily from 10 to 20. */
export const aConfig = builder(API_SCHEMAS.config, () => ({
  categories: SHOP_CATEGORIES.map((slug) => ({ slug, name: `Category ${slug}` })),
  opening_hours_groups: GROUPS.map((id) => ({ id, name: id })),
  opening_hours: Object.fromEntries(GROUPS.map((id) => [id, DAILY])),
  opening_exceptions: [],
  couponDayActive: false,
  loyaltyMinimumAge: 14,
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
