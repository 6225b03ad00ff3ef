/** Made by `npm run generate` from the message folders of this app. */
import type cardRow from '../features/base/card-row/messages/en.json';
import type openingHours from '../features/base/opening-hours/messages/en.json';
import type contact from '../features/contact/messages/en.json';
import type coupons from '../features/coupons/messages/en.json';
import type discounts from '../features/discounts/messages/en.json';
import type events from '../features/events/messages/en.json';
import type hero from '../features/home/hero/messages/en.json';
import type introVideo from '../features/home/intro-video/messages/en.json';
import type today from '../features/home/today/messages/en.json';
import type news from '../features/news/messages/en.json';
import type share from '../features/news/share/messages/en.json';
import type newsletter from '../features/newsletter/messages/en.json';
import type storybook from '../features/storybook/messages/en.json';
import type venues from '../features/venues/messages/en.json';
import type pricePlanner from '../features/venues/price-planner/messages/en.json';
import type venueFacts from '../features/venues/venue-facts/messages/en.json';
import type home from '../pages/home/messages/en.json';
import type search from '../pages/search/messages/en.json';

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'content': {
      'card-row': typeof cardRow;
      'opening-hours': typeof openingHours;
      'contact': typeof contact;
      'coupons': typeof coupons;
      'discounts': typeof discounts;
      'events': typeof events;
      'hero': typeof hero;
      'intro-video': typeof introVideo;
      'today': typeof today;
      'news': typeof news;
      'share': typeof share;
      'newsletter': typeof newsletter;
      'storybook': typeof storybook;
      'venues': typeof venues;
      'price-planner': typeof pricePlanner;
      'venue-facts': typeof venueFacts;
      'home': typeof home;
      'search': typeof search;
    };
  }
}
