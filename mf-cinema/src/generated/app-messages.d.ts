/** Made by `npm run generate` from the message folders of this app. */
import type featuredMovies from '../features/featured-movies/messages/en.json';
import type movies from '../features/movies/messages/en.json';
import type showtimes from '../features/showtimes/messages/en.json';
import type tickets from '../features/tickets/messages/en.json';

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'cinema': {
      'featured-movies': typeof featuredMovies;
      'movies': typeof movies;
      'showtimes': typeof showtimes;
      'tickets': typeof tickets;
    };
  }
}
