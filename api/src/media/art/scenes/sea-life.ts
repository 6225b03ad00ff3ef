/** Scenes of the aquarium: the tunnel of fish and the sharks. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { d, line, shape } from '../shapes.ts';
import { child, person } from '../things/people.ts';
import { bubbles, seaBed, water } from '../things/sea.ts';
import { fish, ray, school, shark, turtle } from '../things/sea-animals.ts';

function tints(pen: Pen): { top: string; deep: string; sand: string } {
  const { colours } = pen;
  return {
    top: mix(colours.sky, '#6fd0e0', colours.night ? 0.25 : 0.6),
    deep: mix(colours.near, '#0d4f7c', 0.6),
    sand: mix('#f0cf96', colours.quiet, 0.3),
  };
}

export function aquarium(pen: Pen): string {
  const { focus, width, colours } = pen;
  const { top, deep, sand } = tints(pen);
  const silhouette = {
    coat: '#15486b',
    legs: '#0c2f4c',
    hair: '#0e3553',
    skin: '#1d5a7d',
    away: true,
  };
  return [
    water(pen, top, deep),
    ray(pen, focus - 96, 112, 0.95, mix(deep, colours.near, 0.4)),
    school(pen, focus - 230, 200, 10, colours.accent, 0.24),
    school(pen, focus + 60, 74, 9, '#ffe1a0', 0.2),
    pen.wide
      ? school(pen, width * 0.17, 130, 14, lighter(top, 0.45), 0.22) +
        fish(pen, width * 0.3, 250, 0.55, colours.third, colours.light) +
        bubbles(pen, width * 0.1, 330, 8)
      : '',
    turtle(pen, focus + 150, 130, 1.05),
    seaBed(pen, 312, sand),
    fish(pen, focus + 28, 214, 1, colours.pop, '#fff8ec'),
    fish(pen, focus + 196, 254, 0.66, colours.accent, colours.pop, -6),
    fish(pen, focus - 160, 286, 0.62, '#d9688f', '#fff8ec', 5),
    bubbles(pen, focus + 104, 230, 6),
    bubbles(pen, focus - 210, 320, 7),
    person(pen, focus - 58, 398, 1.3, { ...silhouette, style: 'long', right: [26, -56] }),
    child(pen, focus + 4, 398, 1.5, {
      ...silhouette,
      style: 'short',
      right: [34, -124],
      left: [-30, -72],
    }),
  ].join('');
}

export function sharks(pen: Pen): string {
  const { focus, width, colours } = pen;
  const { top, deep, sand } = tints(pen);
  const blue = mix('#5d8fb0', deep, 0.25);
  const wreck =
    shape(d`M${focus - 300} 352q10 -70 60 -84l86 34q30 20 24 50z`, darker(deep, 0.45), 0.55) +
    line(d`M${focus - 236} 280l-16 -96M${focus - 266} 214l40 12`, darker(deep, 0.45), 6, 0.55);
  return [
    water(pen, mix(top, deep, 0.18), darker(deep, 0.25)),
    shark(pen, focus - 190, 92, 0.5, mix(blue, top, 0.45), 4),
    shark(pen, focus + 240, 262, 0.46, mix(blue, deep, 0.3), -6),
    wreck,
    pen.wide
      ? shark(pen, width * 0.16, 230, 0.34, mix(blue, top, 0.4), -5) +
        school(pen, width * 0.3, 300, 12, lighter(top, 0.4), 0.18)
      : '',
    school(pen, focus + 210, 108, 12, '#ffe1a0', 0.2),
    shark(pen, focus + 10, 196, Math.min(1.42, pen.width / 400), blue, -5),
    fish(pen, focus + 128, 282, 0.36, colours.accent, colours.light),
    fish(pen, focus + 84, 298, 0.3, colours.accent, colours.light),
    seaBed(pen, 330, mix(sand, deep, 0.3)),
    bubbles(pen, focus + 250, 190, 6),
    bubbles(pen, focus - 120, 330, 6),
  ].join('');
}
