import { Picture } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { hill, lake, loading } from '../pictures.ts';
import { Variant } from '../variant.tsx';

export const Story = () => (
  <div className={styles.swatches}>
    <Variant name="lqip, not there yet">
      <Picture image={loading} ratio="3:2" priority />
    </Variant>
    <Variant name="lqip, there">
      <Picture image={hill} ratio="3:2" priority />
    </Variant>
    <Variant name="without lqip">
      <Picture image={lake} ratio="3:2" />
    </Variant>
    {(['own', '1:1', '4:3', '16:9', '2:3'] as const).map((ratio) => (
      <Variant key={ratio} name={`ratio="${ratio}"`}>
        <Picture image={lake} ratio={ratio} />
      </Variant>
    ))}
    <Variant name='fit="contain"'>
      <Picture image={hill} ratio="1:1" fit="contain" />
    </Variant>
  </div>
);
