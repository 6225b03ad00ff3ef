/** Made by `npm run generate` from the message folders of this app. */
import type consent from '../consent/messages/en.json';
import type dialogs from '../dialogs/messages/en.json';
import type footer from '../footer/messages/en.json';
import type header from '../header/messages/en.json';
import type languageSwitch from '../language-switch/messages/en.json';
import type navigation from '../navigation/messages/en.json';
import type offline from '../offline/messages/en.json';
import type openingStatus from '../opening-status/messages/en.json';
import type campaignOver from '../pages/campaign-over/messages/en.json';
import type notFound from '../pages/not-found/messages/en.json';
import type unavailable from '../pages/unavailable/messages/en.json';
import type preview from '../preview/messages/en.json';
import type progress from '../progress/messages/en.json';
import type search from '../search/messages/en.json';
import type suggestedLinks from '../suggested-links/messages/en.json';

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'shell': {
      'consent': typeof consent;
      'dialogs': typeof dialogs;
      'footer': typeof footer;
      'header': typeof header;
      'language-switch': typeof languageSwitch;
      'navigation': typeof navigation;
      'offline': typeof offline;
      'opening-status': typeof openingStatus;
      'campaign-over': typeof campaignOver;
      'not-found': typeof notFound;
      'unavailable': typeof unavailable;
      'preview': typeof preview;
      'progress': typeof progress;
      'search': typeof search;
      'suggested-links': typeof suggestedLinks;
    };
  }
}
