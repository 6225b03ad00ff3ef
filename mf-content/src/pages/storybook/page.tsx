import { editorialPage } from '@mall/blocks';
import { Book } from '../../features/storybook/book.tsx';

export const { loader, meta, Component } = editorialPage({
  slug: 'storybook',
  tone: 'leaf',
  Body: Book,
});
