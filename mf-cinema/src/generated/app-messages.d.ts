/** Made by `npm run generate` from the message folders of this app. */
import type featuredFilms from '../features/featured-films/messages/en.json';
import type films from '../features/films/messages/en.json';
import type showtimes from '../features/showtimes/messages/en.json';

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'cinema': {
      'featured-films': typeof featuredFilms;
      'films': typeof films;
      'showtimes': typeof showtimes;
    };
  }
}
