/** The few SVG elements that all drawings are made of. */

const short = (value: number) => String(Math.round(value * 100) / 100);

/** Path data with numbers cut to two decimals: `d\`M${x} ${y}\``. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.map((part, i) => part + (i < values.length ? short(values[i] ?? 0) : '')).join('');
}

/** A closed, filled shape. */
export function shape(data: string, fill: string, opacity = 1): string {
  return `<path d="${data}" fill="${fill}"${opacity < 1 ? ` opacity="${short(opacity)}"` : ''}/>`;
}

/** A line with round ends. */
export function line(data: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${short(opacity)}"` : ''}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${opacity < 1 ? ` opacity="${short(opacity)}"` : ''}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return ellipse(x, y, radius, radius, fill, opacity);
}

/** A box by its left, top, width and height, with rounded corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  opacity = 1,
): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}" fill="${fill}"${opacity < 1 ? ` opacity="${short(opacity)}"` : ''}/>`;
}

/** Children moved to a place, scaled and turned there (negative `scale` mirrors). */
export function at(
  x: number,
  y: number,
  scale: number,
  turn: number,
  ...children: string[]
): string {
  const mirrored = scale < 0 ? `${short(scale)} ${short(-scale)}` : short(scale);
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${mirrored})">${children.join('')}</g>`;
}

/** One result for each index below `count`, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
