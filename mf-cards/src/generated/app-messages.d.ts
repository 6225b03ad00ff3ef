/** Made by `npm run generate` from the message folders of this app. */
export {};

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'cards': {
      'card-request': typeof import('../features/card-request/messages/en.json');
      'card-shops': typeof import('../features/card-shops/messages/en.json');
      'gift-card': typeof import('../features/gift-card/messages/en.json');
      'password': typeof import('../features/password/messages/en.json');
      'account-deletion': typeof import('../pages/account-deletion/messages/en.json');
    };
  }
}
