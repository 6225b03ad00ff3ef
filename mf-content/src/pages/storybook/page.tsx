/** The storybook: stories to read on the screen. */
import { editorialPage } from '@mall/blocks';
import { Stories } from '../../features/storybook/stories.tsx';

export const { loader, meta, Component } = editorialPage({
  slug: 'storybook',
  tone: 'leaf',
  Body: Stories,
});
