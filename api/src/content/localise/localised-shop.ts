import type { Shop } from '@mall/contracts';

/** A shop in one language, before other shops and discounts are put beside it. */
export type LocalisedShop = Omit<Shop, 'discounts' | 'other_discounts' | 'similar'>;
