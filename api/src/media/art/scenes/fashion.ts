/** Scenes of fashion. */
import { mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, d, ellipse, line, shape } from '../shapes.ts';
import { bag } from '../things/goods.ts';
import { person } from '../things/people.ts';
import { FLOOR, niche, pendants, plant, plinth, room } from '../things/room.ts';
import { coat, dress, shirt } from './clothes.ts';

function rail(pen: Pen, x: number, foot: number): string {
  const { colours } = pen;
  const metal = mix(colours.ink, colours.third, 0.3);
  const hung = [
    dress(pen, colours.pop),
    shirt(pen, colours.third),
    coat(pen, colours.accent),
    dress(pen, colours.leaf),
  ];
  return (
    ellipse(x - 10, foot, 142, 8, colours.ink, 0.14) +
    line(
      d`M${x - 124} ${foot}V${foot - 192}Q${x - 124} ${foot - 204} ${x - 112} ${foot - 204}H${x + 112}Q${x + 124} ${foot - 204} ${x + 124} ${foot - 192}V${foot}`,
      metal,
      6,
    ) +
    line(d`M${x - 140} ${foot}h32M${x + 108} ${foot}h32`, metal, 6) +
    hung.map((item, i) => at(x - 84 + i * 56, foot - 182, 1, 0, item)).join('')
  );
}

function atTheRail(pen: Pen): string {
  const { colours, focus } = pen;
  return (
    rail(pen, focus + 46, FLOOR + 22) +
    person(pen, focus - 136, FLOOR + 44, 1.5, {
      coat: colours.pop,
      style: 'long',
      right: [34, -66],
      left: [-28, -50],
    }) +
    bag(pen, focus - 84, FLOOR + 44, 0.72, colours.accent) +
    plant(pen, focus + 226, FLOOR + 34, 0.95, colours.light)
  );
}

function dressForms(pen: Pen): string {
  const { colours, focus, random } = pen;
  const form = (x: number, clothes: string, colour: string) =>
    plinth(pen, x, FLOOR + 44, 120, 34, colour) +
    line(d`M${x} ${FLOOR + 8}v-80`, colours.ink, 5) +
    at(x, FLOOR - 190, 1.42, 0, shape('M-7-20Q0-25 7-20L9-4H-9z', '#e8c9a8'), clothes);
  const clothes = random.pick([
    [dress, coat, shirt],
    [coat, dress, dress],
    [shirt, dress, coat],
  ]);
  return [colours.third, colours.pop, colours.leaf]
    .map((colour, i) =>
      form(
        focus - 150 + i * 150,
        (clothes[i] ?? dress)(pen, colour),
        i === 1 ? colours.accent : colours.light,
      ),
    )
    .join('');
}

function friends(pen: Pen): string {
  const { colours, focus } = pen;
  return (
    person(pen, focus - 74, FLOOR + 52, 1.9, {
      coat: colours.third,
      left: [-34, -56],
      right: [34, -72],
    }) +
    person(pen, focus + 84, FLOOR + 54, 1.86, {
      coat: colours.pop,
      style: 'long',
      left: [-30, -70],
      right: [36, -54],
    }) +
    bag(pen, focus + 2, FLOOR + 56, 0.84, colours.accent) +
    bag(pen, focus + 160, FLOOR + 56, 0.8, colours.leaf) +
    bag(pen, focus - 144, FLOOR + 54, 0.7, colours.pop) +
    plant(pen, focus + 238, FLOOR + 34, 1.1, colours.light)
  );
}

export function fashion(pen: Pen): string {
  const { colours, focus, random } = pen;
  return [
    room(pen),
    niche(pen, focus + 44, 300, 268),
    pendants(pen, colours.third),
    random.pick([atTheRail, dressForms, friends])(pen),
    pen.wide ? plant(pen, 84, FLOOR + 36, 1.1) : '',
  ].join('');
}
