import type { ShopService } from '@mall/contracts';

/** The call for all shops with a flag, as the page's loader and the block make it. */
export const cardShopsCall = (service: ShopService) => ['shopList', { services: service }] as const;
