/** The scene of the coffee house. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, d, ellipse, line, shape } from '../shapes.ts';
import { niche, pendant, pendants, plant, room } from '../things/room.ts';
import { steam } from '../things/sparkle.ts';

const WOOD = '#b9824f';

function table(pen: Pen, x: number, y: number, half: number): string {
  return (
    box(x - half, y, half * 2, 20, 10, pen.lit(WOOD)) +
    box(x - half + 6, y + 20, half * 2 - 12, 10, 0, pen.colours.ink, 0.1) +
    shape(d`M${x - 26} ${y + 20}h52l10 100h-72z`, darker(WOOD, 0.25))
  );
}

function cup(pen: Pen, colour: string): string {
  const { light } = pen.colours;
  return (
    ellipse(0, -4, 112, 17, pen.lit(light)) +
    ellipse(0, -7, 84, 9, darker(light, 0.1)) +
    `<path d="M62-82q44-6 40 26t-56 28" fill="none" stroke="${colour}" stroke-width="15"/>` +
    shape('M-74-104H74C76-50 52-8 22-6H-22C-52-8-76-50-74-104z', pen.lit(colour, 1.2)) +
    ellipse(0, -104, 74, 16, lighter(colour, 0.35)) +
    ellipse(0, -103, 65, 12, '#6b3a22') +
    shape('M0-96C-26-104-16-112 0-107C16-112 26-104 0-96z', '#e7b98a') +
    line('M-56-84Q-52-46-34-24', lighter(colour, 0.5), 6, 0.5)
  );
}

function croissant(pen: Pen): string {
  const crust = '#dd9a45';
  return (
    shape(
      'M-62 0C-70-30-36-56 0-56S70-30 62 0C50 4 44-4 40-14C24-26-24-26-40-14C-44-4-50 4-62 0z',
      pen.lit(crust, 1.3),
    ) +
    line(
      'M-42-40Q-34-28-38-14M-20-52Q-14-38-16-24M20-52Q14-38 16-24M42-40Q34-28 38-14',
      darker(crust, 0.25),
      3,
      0.7,
    )
  );
}

export function coffee(pen: Pen): string {
  const { colours, focus } = pen;
  const bean = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      1,
      turn,
      ellipse(0, 0, 13, 9, pen.lit('#6b3a22')),
      line('M-9 1Q0-5 9-1', '#3d2015', 2),
    );
  return [
    room(pen),
    niche(pen, focus + 30, 300, 276),
    pendants(pen, colours.pop),
    pendant(pen, focus - 150, 92, colours.third),
    pendant(pen, focus - 60, 64, colours.pop, 0.8),
    table(pen, focus, 318, 270),
    at(focus - 20, 322, 1.16, 0, cup(pen, colours.pop)),
    steam(pen, focus - 24, 190, 1.15),
    at(focus + 156, 318, 0.82, 0, ellipse(0, 2, 84, 10, colours.light), croissant(pen)),
    bean(focus - 178, 312, 20),
    bean(focus - 208, 314, -30),
    bean(focus - 192, 303, 70),
    plant(pen, focus + 234, 320, 0.7, colours.light),
  ].join('');
}
