/** Lettered marks of shops. */
import type { Size } from '../pen.ts';
import type { LogoOptions } from './logo-options.ts';
export function drawLogo(_o: LogoOptions, _seed: string, size: Size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 160 160"><rect width="160" height="160" fill="#8e3b6f"/></svg>`;
}
