/** Made by `npm run generate` from the message folders of this app. */
import type areaMap from '../features/area-map/messages/en.json';
import type cardRow from '../features/card-row/messages/en.json';
import type contact from '../features/contact/messages/en.json';
import type discounts from '../features/discounts/messages/en.json';
import type events from '../features/events/messages/en.json';
import type hero from '../features/hero/messages/en.json';
import type homeMessage from '../features/home-message/messages/en.json';
import type introVideo from '../features/intro-video/messages/en.json';
import type newsletter from '../features/newsletter/messages/en.json';
import type openingHours from '../features/opening-hours/messages/en.json';
import type posts from '../features/posts/messages/en.json';
import type share from '../features/share/messages/en.json';
import type storybook from '../features/storybook/messages/en.json';
import type tasks from '../features/tasks/messages/en.json';
import type venues from '../features/venues/messages/en.json';
import type home from '../pages/home/messages/en.json';
import type search from '../pages/search/messages/en.json';

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'content': {
      'area-map': typeof areaMap;
      'card-row': typeof cardRow;
      'contact': typeof contact;
      'discounts': typeof discounts;
      'events': typeof events;
      'hero': typeof hero;
      'home-message': typeof homeMessage;
      'intro-video': typeof introVideo;
      'newsletter': typeof newsletter;
      'opening-hours': typeof openingHours;
      'posts': typeof posts;
      'share': typeof share;
      'storybook': typeof storybook;
      'tasks': typeof tasks;
      'venues': typeof venues;
      'home': typeof home;
      'search': typeof search;
    };
  }
}
