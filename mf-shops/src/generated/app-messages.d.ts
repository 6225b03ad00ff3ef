/** Made by `npm run generate` from the message folders of this app. */
export {};

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'shops': {
      'arrivals': typeof import('../features/arrivals/messages/en.json');
      'directions': typeof import('../features/directions/messages/en.json');
      'floor-plan-view': typeof import('../features/floor-plan-view/messages/en.json');
      'map-list': typeof import('../features/map-list/messages/en.json');
      'parking': typeof import('../features/parking/messages/en.json');
      'shop-details': typeof import('../features/shop-details/messages/en.json');
      'shop-discounts': typeof import('../features/shop-discounts/messages/en.json');
      'shop-filter': typeof import('../features/shop-filter/messages/en.json');
      'shop-list': typeof import('../features/shop-list/messages/en.json');
      'shop-location': typeof import('../features/shop-location/messages/en.json');
      'shop-on-plan': typeof import('../features/shop-on-plan/messages/en.json');
      'shop-services': typeof import('../features/shop-services/messages/en.json');
      'visit-list': typeof import('../features/visit-list/messages/en.json');
    };
  }
}
