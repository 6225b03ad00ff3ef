import styles from '../gallery.module.css';
import { rootTokens } from '../root-tokens.ts';
import type { Story } from '../story.ts';

function Swatches({ start }: { start: string }) {
  return (
    <ul className={styles.swatches}>
      {rootTokens(start).map((token) => (
        <li key={token}>
          <div className={styles.swatch} style={{ background: `var(${token})` }} />
          <code>{token}</code>
        </li>
      ))}
    </ul>
  );
}

export const colours: Story = {
  id: 'colours',
  title: 'Colours',
  entry: '@mall/ui/styles.css',
  Show: () => <Swatches start="--color-" />,
};
