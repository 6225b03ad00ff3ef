/** The poster motif romance. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, circle, line, repeat, shape } from '../shapes.ts';
import { hill, sky } from '../things/land.ts';
import { person } from '../things/people.ts';

export function romance(pen: Pen): string {
  const { colours, random } = pen;
  const petals = repeat(34, () =>
    at(
      random.between(0, 300),
      random.between(16, 400),
      random.between(0.5, 1.1),
      random.between(0, 360),
      shape(
        'M0 0C-8-8-6-16 0-18C6-16 8-8 0 0z',
        random.pick([lighter(colours.pop, 0.45), colours.light, '#f6a8b8']),
      ),
    ),
  );
  const crown = repeat(26, () =>
    circle(
      40 + random.between(-76, 96),
      66 + random.between(-70, 46),
      random.between(16, 34),
      pen.lit(random.pick(['#f4a3b5', '#f8bcc8', '#ea879f'])),
    ),
  );
  const umbrella = at(
    170,
    196,
    1,
    6,
    line('M0-6V96', colours.ink, 4),
    shape(
      'M-92 6C-90-56-44-82 0-82S90-56 92 6Q76-8 62 6Q46-8 31 6Q16-8 0 6Q-16-8-31 6Q-46-8-62 6Q-76-8-92 6z',
      pen.lit(colours.pop, 1.3),
    ),
    line('M0-80Q-34-50-31 4M0-80Q34-50 31 4', darker(colours.pop, 0.25), 2.4, 0.7),
    line('M0-82v-12', colours.ink, 4),
  );
  return [
    sky(pen),
    circle(176, 218, 240, pen.glow(colours.sun, 0.75)),
    circle(176, 218, 118, pen.fade(lighter(colours.sun, 0.5), colours.sun)),
    hill(pen, 336, 24, colours.far),
    line('M-10 460C10 330-6 240 34 130M20 240Q50 190 90 120M12 280Q-10 200-20 150', '#6d3b3f', 15),
    crown,
    hill(pen, 386, 14, colours.mid),
    person(pen, 138, 412, 1.24, {
      coat: colours.third,
      style: 'short',
      hair: '#3a2a2a',
      right: [24, -96],
    }),
    umbrella,
    person(pen, 202, 412, 1.18, {
      coat: colours.accent,
      style: 'long',
      hair: '#8a4b26',
      left: [-34, -58],
    }),
    hill(pen, 424, 8, colours.near),
    petals,
  ].join('');
}
