/** The motifs of film posters by the names that content uses. */
import type { Scene } from '../scene.ts';
import { city } from './city.ts';
import { detective } from './detective.ts';
import { dragon } from './dragon.ts';
import { forest } from './forest.ts';
import { ghost } from './ghost.ts';
import { horse } from './horse.ts';
import { kitchen } from './kitchen.ts';
import { music } from './music.ts';
import { ocean } from './ocean.ts';
import { robot } from './robot.ts';
import { romance } from './romance.ts';
import { space } from './space.ts';
import { winter } from './winter.ts';

/** Height of the stage that posters are drawn on; its width is then 300. */
export const POSTER_HEIGHT = 450;

export const POSTERS: Readonly<Record<string, Scene>> = {
  city: { palette: 'berry', draw: city },
  detective: { palette: 'night', draw: detective },
  dragon: { palette: 'sunrise', draw: dragon },
  forest: { palette: 'mint', draw: forest },
  ghost: { palette: 'night', draw: ghost },
  horse: { palette: 'sand', draw: horse },
  kitchen: { palette: 'sunrise', draw: kitchen },
  music: { palette: 'berry', draw: music },
  ocean: { palette: 'ocean', draw: ocean },
  robot: { palette: 'meadow', draw: robot },
  romance: { palette: 'sunrise', draw: romance },
  space: { palette: 'night', draw: space },
  winter: { palette: 'night', draw: winter },
};
