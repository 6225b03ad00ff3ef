import { Skeleton } from '../../src/index.ts';
import styles from '../gallery.module.css';
import type { Story } from '../story.ts';
import { Variant } from '../variant.tsx';

export const skeletons: Story = {
  id: 'skeletons',
  title: 'Skeletons',
  Show: () => (
    <div className={styles.columns}>
      {(['line', 'title', 'picture', 'card'] as const).map((shape) => (
        <Variant key={shape} name={`shape="${shape}"`}>
          <Skeleton shape={shape} count={shape === 'line' ? 3 : 1} />
        </Variant>
      ))}
    </div>
  ),
};
