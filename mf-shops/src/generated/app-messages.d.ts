/** Made by `npm run generate` from the message folders of this app. */
import type floors from '../features/floors/messages/en.json';
import type shopDetails from '../features/shop-details/messages/en.json';
import type shopDiscounts from '../features/shop-discounts/messages/en.json';
import type shopList from '../features/shop-list/messages/en.json';
import type shopServices from '../features/shop-services/messages/en.json';

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'shops': {
      'floors': typeof floors;
      'shop-details': typeof shopDetails;
      'shop-discounts': typeof shopDiscounts;
      'shop-list': typeof shopList;
      'shop-services': typeof shopServices;
    };
  }
}
