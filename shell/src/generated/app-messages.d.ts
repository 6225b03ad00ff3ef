/** Made by `npm run generate` from the message folders of this app. */
export {};

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'shell': {
      'consent': typeof import('../consent/messages/en.json');
      'dialogs': typeof import('../dialogs/messages/en.json');
      'footer': typeof import('../footer/messages/en.json');
      'header': typeof import('../header/messages/en.json');
      'language-switch': typeof import('../language-switch/messages/en.json');
      'navigation': typeof import('../navigation/messages/en.json');
      'offline': typeof import('../offline/messages/en.json');
      'opening-status': typeof import('../opening-status/messages/en.json');
      'campaign-over': typeof import('../pages/campaign-over/messages/en.json');
      'not-found': typeof import('../pages/not-found/messages/en.json');
      'unavailable': typeof import('../pages/unavailable/messages/en.json');
      'preview': typeof import('../preview/messages/en.json');
      'progress': typeof import('../progress/messages/en.json');
      'search': typeof import('../search/messages/en.json');
      'suggested-links': typeof import('../suggested-links/messages/en.json');
    };
  }
}
