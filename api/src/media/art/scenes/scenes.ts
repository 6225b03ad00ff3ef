/** The scenes by the names that content uses. */
import type { Scene } from '../scene.ts';
import { bricks } from './brick-park.ts';
import { coffee, market, restaurant } from './food.ts';
import { books, electronics, home, service, storybook, workshop } from './home.ts';
import { cinema, music, playhouse, sport } from './leisure.ts';
import { family, mall, parking, pets } from './outings.ts';
import { app, giftCard, loyaltyCard, map, newsletter } from './paper.ts';
import { aquarium, sharks } from './sea-life.ts';
import { garden, santaOnHisWay, winter } from './seasons.ts';
import { beauty, fashion, gifts, jewelry, sale, shoes } from './shopping.ts';

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
