/** The scenes by the names that content uses. */
import type { Scene } from '../scene.ts';
import { beauty } from './beauty.ts';
import { books, storybook } from './books.ts';
import { bricks } from './brick-park.ts';
import { giftCard, loyaltyCard } from './cards.ts';
import { cinema } from './cinema.ts';
import { coffee } from './coffee.ts';
import { electronics } from './electronics.ts';
import { family, parking } from './family.ts';
import { fashion } from './fashion.ts';
import { garden } from './garden.ts';
import { gifts, sale } from './gifts.ts';
import { home } from './home.ts';
import { jewelry } from './jewelry.ts';
import { mall } from './mall.ts';
import { map } from './map.ts';
import { market } from './market.ts';
import { music } from './music.ts';
import { newsletter } from './newsletter.ts';
import { pets } from './pets.ts';
import { app } from './phone-app.ts';
import { playhouse } from './playhouse.ts';
import { restaurant } from './restaurant.ts';
import { aquarium, sharks } from './sea-life.ts';
import { shoes } from './shoes.ts';
import { sport } from './sport.ts';
import { santaOnHisWay, winter } from './winter.ts';
import { service, workshop } from './work.ts';

export const SCENES: Readonly<Record<string, Scene>> = {
  app: { palette: 'mint', draw: app },
  aquarium: { palette: 'ocean', draw: aquarium },
  beauty: { palette: 'berry', draw: beauty },
  books: { palette: 'sand', draw: books },
  bricks: { palette: 'meadow', draw: bricks },
  cinema: { palette: 'night', draw: cinema },
  coffee: { palette: 'sand', draw: coffee },
  electronics: { palette: 'mint', draw: electronics },
  family: { palette: 'meadow', draw: family },
  fashion: { palette: 'sunrise', draw: fashion },
  garden: { palette: 'meadow', draw: garden },
  'gift-card': { palette: 'sunrise', draw: giftCard },
  gifts: { palette: 'berry', draw: gifts },
  home: { palette: 'sand', draw: home },
  jewelry: { palette: 'berry', draw: jewelry },
  'loyalty-card': { palette: 'sunrise', draw: loyaltyCard },
  mall: { palette: 'sunrise', draw: mall },
  map: { palette: 'meadow', draw: map },
  market: { palette: 'meadow', draw: market },
  music: { palette: 'night', draw: music },
  newsletter: { palette: 'ocean', draw: newsletter },
  parking: { palette: 'mint', draw: parking },
  pets: { palette: 'meadow', draw: pets },
  playhouse: { palette: 'mint', draw: playhouse },
  restaurant: { palette: 'sunrise', draw: restaurant },
  sale: { palette: 'sunrise', draw: sale },
  santa: { palette: 'night', draw: santaOnHisWay },
  service: { palette: 'mint', draw: service },
  sharks: { palette: 'ocean', draw: sharks },
  shoes: { palette: 'ocean', draw: shoes },
  sport: { palette: 'meadow', draw: sport },
  storybook: { palette: 'night', draw: storybook },
  winter: { palette: 'winter', draw: winter },
  workshop: { palette: 'sand', draw: workshop },
};
