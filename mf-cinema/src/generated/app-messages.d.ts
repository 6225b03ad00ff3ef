/** Made by `npm run generate` from the message folders of this app. */
export {};

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'cinema': {
      'featured-movies': typeof import('../features/featured-movies/messages/en.json');
      'movies': typeof import('../features/movies/messages/en.json');
      'showtimes': typeof import('../features/showtimes/messages/en.json');
      'tickets': typeof import('../features/tickets/messages/en.json');
    };
  }
}
