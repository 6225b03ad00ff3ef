import styles from '../gallery.module.css';
import { rootTokens } from '../root-tokens.ts';
import type { Story } from '../story.ts';
import { Variant } from '../variant.tsx';

function Spaces() {
  return (
    <dl className={styles.scale}>
      {rootTokens('--space-').map((token) => (
        <div key={token} className={styles.step}>
          <dt>
            <code>{token}</code>
          </dt>
          <dd>
            <div className={styles.bar} style={{ width: `var(${token})` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Shapes() {
  const radii = rootTokens('--radius-').map((token) => ({ token, borderRadius: `var(${token})` }));
  const shadows = rootTokens('--shadow-').map((token) => ({ token, boxShadow: `var(${token})` }));
  return (
    <ul className={styles.swatches}>
      {[...radii, ...shadows].map(({ token, ...style }) => (
        <li key={token}>
          <div className={styles.shape} style={style} />
          <code>{token}</code>
        </li>
      ))}
    </ul>
  );
}

export const spacing: Story = {
  id: 'spacing',
  title: 'Spacing and shape',
  entry: '@mall/ui/styles.css',
  Show: () => (
    <>
      <Variant name="space">
        <Spaces />
      </Variant>
      <Variant name="radius, shadow">
        <Shapes />
      </Variant>
    </>
  ),
};
