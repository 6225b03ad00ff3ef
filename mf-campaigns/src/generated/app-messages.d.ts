/** Made by `npm run generate` from the message folders of this app. */
import type campaignHeader from '../features/campaign-header/messages/en.json';
import type guestAnswer from '../features/guest-answer/messages/en.json';
import type present from '../features/present/messages/en.json';
import type receipt from '../features/receipt/messages/en.json';
import type searchGame from '../features/search-game/messages/en.json';
import type winners from '../features/winners/messages/en.json';
import type capakkozott from '../pages/capakkozott/messages/en.json';
import type husvet from '../pages/husvet/messages/en.json';
import type mikulasNyomaban from '../pages/mikulas-nyomaban/messages/en.json';
import type tavasz from '../pages/tavasz/messages/en.json';
import type tel from '../pages/tel/messages/en.json';

declare module '@mall/i18n/app-messages' {
  interface AppMessages {
    'campaigns': {
      'campaign-header': typeof campaignHeader;
      'guest-answer': typeof guestAnswer;
      'present': typeof present;
      'receipt': typeof receipt;
      'search-game': typeof searchGame;
      'winners': typeof winners;
      'capakkozott': typeof capakkozott;
      'husvet': typeof husvet;
      'mikulas-nyomaban': typeof mikulasNyomaban;
      'tavasz': typeof tavasz;
      'tel': typeof tel;
    };
  }
}
