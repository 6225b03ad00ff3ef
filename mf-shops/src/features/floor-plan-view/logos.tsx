/** Logos over the names of units. The files are asked for when they are shown first. */
import type { DrawnUnit } from '@mall/contracts';
import { useApiData } from '@mall/runtime';
import styles from './floor-drawing.module.css';
import { LOGO_GAP, LOGO_SIZE, linesBelowLogo } from './logo-fit.ts';
import { LINE_HEIGHT } from './place-label.ts';
import { Upright } from './upright.tsx';
import type { LogoUnits } from './use-logo-units.ts';

interface LogoProps {
  href: string;
  lines: readonly string[];
}

function Logo({ href, lines }: LogoProps) {
  const height = LOGO_SIZE + LOGO_GAP + lines.length * LINE_HEIGHT;
  const top = -height / 2;
  const side = { x: -LOGO_SIZE / 2, y: top, width: LOGO_SIZE, height: LOGO_SIZE };
  return (
    <>
      <rect {...side} rx="6" className={styles.logoGround} />
      <image {...side} href={href} />
      <text className={styles.logoName}>
        {lines.map((line, index) => (
          <tspan key={line} x="0" y={top + LOGO_SIZE + LOGO_GAP + (index + 0.5) * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

interface LogosProps {
  units: readonly DrawnUnit[];
  shown: LogoUnits;
}

/** Loads where the logos are, so it belongs into an `ErrorBoundary`. */
export function Logos({ units, shown }: LogosProps) {
  const files = useApiData('planLogos');
  return units.map((unit) => {
    const lines = linesBelowLogo(unit, shown) ?? [unit.name ?? ''];
    const href = files[unit.shop ?? ''];
    return href ? (
      <Upright key={unit.id} x={unit.room.x} y={unit.room.y}>
        <Logo href={href} lines={lines} />
      </Upright>
    ) : null;
  });
}
