/** Made by `npm run generate` from the message folders of this app. */
export {};

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'content': {
      'card-row': typeof import('../features/base/card-row/messages/en.json');
      'opening-hours': typeof import('../features/base/opening-hours/messages/en.json');
      'contact': typeof import('../features/contact/messages/en.json');
      'coupons': typeof import('../features/coupons/messages/en.json');
      'discounts': typeof import('../features/discounts/messages/en.json');
      'events': typeof import('../features/events/messages/en.json');
      'hero': typeof import('../features/home/hero/messages/en.json');
      'intro-video': typeof import('../features/home/intro-video/messages/en.json');
      'today': typeof import('../features/home/today/messages/en.json');
      'news': typeof import('../features/news/messages/en.json');
      'share': typeof import('../features/news/share/messages/en.json');
      'newsletter': typeof import('../features/newsletter/messages/en.json');
      'storybook': typeof import('../features/storybook/messages/en.json');
      'venues': typeof import('../features/venues/messages/en.json');
      'price-planner': typeof import('../features/venues/price-planner/messages/en.json');
      'venue-facts': typeof import('../features/venues/venue-facts/messages/en.json');
      'home': typeof import('../pages/home/messages/en.json');
      'search': typeof import('../pages/search/messages/en.json');
    };
  }
}
