import { Tag, TagList, type TagTone } from '../../src/index.ts';
import type { Story } from '../story.ts';

const TONES: readonly TagTone[] = ['neutral', 'sun', 'leaf', 'sky', 'plum', 'coral', 'ink'];

export const tags: Story = {
  id: 'tags',
  title: 'Tags',
  Show: () => (
    <TagList label="Tones">
      {TONES.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </TagList>
  ),
};
