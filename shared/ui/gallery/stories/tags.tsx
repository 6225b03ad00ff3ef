import { Tag, TagList, type TagTone } from '../../src/index.ts';

const TONES: readonly TagTone[] = ['neutral', 'sun', 'leaf', 'sky', 'plum', 'coral', 'ink'];

export const Story = () => (
  <TagList label="Tones">
    {TONES.map((tone) => (
      <Tag key={tone} tone={tone}>
        {tone}
      </Tag>
    ))}
  </TagList>
);
