/** A QR code as the path of an SVG. */
import { encode } from 'uqr';

/** The white margin that scanners need, in modules. */
const QUIET_ZONE = 4;

export interface QrPath {
  /** Modules on a side, with the margin. */
  size: number;
  /** One rectangle for each run of dark modules in a row. */
  path: string;
}

function runsOf(row: readonly boolean[], y: number): string {
  let runs = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    const width = (end === -1 ? row.length : end) - x;
    runs += `M${x} ${y}h${width}v1h-${width}z`;
    x += width;
  }
  return runs;
}

/** The code of `text`; a quarter of it may be hidden, as by a sticker or a reflection. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'Q', border: QUIET_ZONE });
  return { size, path: data.map(runsOf).join('') };
}
