/** Made by `npm run generate` from the message folders of this app. */
import type santaTrail from '../features/santa-trail/messages/en.json';
import type sharksEvening from '../features/sharks-evening/messages/en.json';

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'campaigns': {
      'santa-trail': typeof santaTrail;
      'sharks-evening': typeof sharksEvening;
    };
  }
}
