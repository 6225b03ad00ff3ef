/** A QR code as one SVG path. A separate entry: the encoder is loaded only where a code is shown. */
import { useMemo } from 'react';
import { encode } from 'uqr';

/** The white margin that scanners need, in modules. */
const QUIET_ZONE = 4;

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

interface QrCodeProps {
  text: string;
  /** Names the code for those who do not see it. */
  title: string;
  className?: string | undefined;
}

/** The code of `text`; a quarter of it may be hidden, as by a sticker or a reflection. */
export function QrCode({ text, title, className }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'Q', border: QUIET_ZONE });
    return { size, path: data.map(runsOf).join('') };
  }, [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={title}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={path} />
    </svg>
  );
}
