/** Made by `npm run generate` from the message folders of this app. */
import type cardRow from '../features/card-row/messages/en.json';
import type contact from '../features/contact/messages/en.json';
import type discounts from '../features/discounts/messages/en.json';
import type hero from '../features/hero/messages/en.json';
import type homeMessage from '../features/home-message/messages/en.json';
import type newsletter from '../features/newsletter/messages/en.json';
import type openingHours from '../features/opening-hours/messages/en.json';
import type posts from '../features/posts/messages/en.json';
import type services from '../features/services/messages/en.json';
import type venues from '../features/venues/messages/en.json';
import type home from '../pages/home/messages/en.json';

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'content': {
      'card-row': typeof cardRow;
      'contact': typeof contact;
      'discounts': typeof discounts;
      'hero': typeof hero;
      'home-message': typeof homeMessage;
      'newsletter': typeof newsletter;
      'opening-hours': typeof openingHours;
      'posts': typeof posts;
      'services': typeof services;
      'venues': typeof venues;
      'home': typeof home;
    };
  }
}
