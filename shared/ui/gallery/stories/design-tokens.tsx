/** The tokens that the style sheets declare, so that a new one needs no entry here. */
import type { CSSProperties } from 'react';
import styles from '../gallery.module.css';
import { say, Variant } from '../story-parts.tsx';

/** The custom properties of `:root` whose names begin with `prefix`, in their order. */
function rootTokens(prefix: string): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const names = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [...rule.style] : [],
  );
  return [...new Set(names.filter((name) => name.startsWith(prefix)))];
}

interface TokensProps {
  prefix: string;
  className?: string | undefined;
  text?: string;
  /** How a token is shown. */
  look: (value: string) => CSSProperties;
}

function Tokens({ prefix, className, text, look }: TokensProps) {
  return (
    <Variant name={`${prefix}*`}>
      <ul className={styles.swatches}>
        {rootTokens(prefix).map((token) => (
          <li key={token}>
            <div className={className} style={look(`var(${token})`)}>
              {text}
            </div>
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </Variant>
  );
}

export function Story() {
  const text = say('Árvíztűrő napfény', 'Sunlight on the hill');
  return (
    <>
      <Tokens prefix="--color-" className={styles.swatch} look={(background) => ({ background })} />
      <Tokens prefix="--font-size-" text={text} look={(fontSize) => ({ fontSize })} />
      <Tokens prefix="--space-" className={styles.bar} look={(width) => ({ width })} />
      <Tokens
        prefix="--radius-"
        className={styles.shape}
        look={(borderRadius) => ({ borderRadius })}
      />
      <Tokens prefix="--shadow-" className={styles.shape} look={(boxShadow) => ({ boxShadow })} />
    </>
  );
}
