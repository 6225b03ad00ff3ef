import { Skeleton } from '../../src/index.ts';
import type { Story } from '../story.ts';

export const skeletons: Story = {
  id: 'skeletons',
  title: 'Skeletons',
  Show: () => <Skeleton count={3} />,
};
