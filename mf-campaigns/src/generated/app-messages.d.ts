/** Made by `npm run generate` from the message folders of this app. */
export {};

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'campaigns': {
      'campaign-header': typeof import('../features/campaign-header/messages/en.json');
      'guest-answer': typeof import('../features/guest-answer/messages/en.json');
      'present': typeof import('../features/present/messages/en.json');
      'receipt': typeof import('../features/receipt/messages/en.json');
      'search-game': typeof import('../features/search-game/messages/en.json');
      'winners': typeof import('../features/winners/messages/en.json');
      'capakkozott': typeof import('../pages/capakkozott/messages/en.json');
      'husvet': typeof import('../pages/husvet/messages/en.json');
      'mikulas-nyomaban': typeof import('../pages/mikulas-nyomaban/messages/en.json');
      'tavasz': typeof import('../pages/tavasz/messages/en.json');
      'tel': typeof import('../pages/tel/messages/en.json');
    };
  }
}
