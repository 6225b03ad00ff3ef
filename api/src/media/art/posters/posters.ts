/** The motifs of film posters by the names that content uses. */
import type { Scene } from '../scene.ts';
import { detective, kitchen, music, robot, romance } from './people-posters.ts';
import { city, dragon, ghost, space } from './sky-posters.ts';
import { forest, horse, ocean, winter } from './wild-posters.ts';

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
