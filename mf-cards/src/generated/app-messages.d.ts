/** Made by `npm run generate` from the message folders of this app. */
import type cardRequest from '../features/card-request/messages/en.json';
import type cardShops from '../features/card-shops/messages/en.json';
import type giftCard from '../features/gift-card/messages/en.json';
import type password from '../features/password/messages/en.json';
import type accountDeletion from '../pages/account-deletion/messages/en.json';

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'cards': {
      'card-request': typeof cardRequest;
      'card-shops': typeof cardShops;
      'gift-card': typeof giftCard;
      'password': typeof password;
      'account-deletion': typeof accountDeletion;
    };
  }
}
