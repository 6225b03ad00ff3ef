/** A drawing that fills its picture. */
import type { PaletteName } from './palettes.ts';
import type { Pen } from './pen.ts';

export interface Scene {
  /** The colours it has when content names no palette. */
  palette: PaletteName;
  /** The SVG elements of the picture, on the pen's stage. */
  draw(pen: Pen): string;
}
