import styles from '../gallery.module.css';
import { rootTokens } from '../root-tokens.ts';
import type { ShowProps, Story } from '../story.ts';

function weightOf(token: string): string {
  return /h\d$/.test(token) ? 'var(--font-weight-heading)' : 'var(--font-weight-text)';
}

function TypeScale({ say }: ShowProps) {
  return (
    <dl className={styles.scale}>
      {rootTokens('--font-size-').map((token) => (
        <div key={token} className={styles.step}>
          <dt>
            <code>{token}</code>
          </dt>
          <dd style={{ fontSize: `var(${token})`, fontWeight: weightOf(token) }}>
            {say('Árvíztűrő napfény', 'Sunlight on the hill')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const typeScale: Story = {
  id: 'type',
  title: 'Type scale',
  entry: '@mall/ui/styles.css',
  Show: TypeScale,
};
