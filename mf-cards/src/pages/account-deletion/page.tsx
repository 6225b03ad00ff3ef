/** `/my{product}-torles`: how an account of the app is deleted. */
import { editorialPage } from '@mall/blocks';

export const { loader, meta, Component } = editorialPage({
  slug: 'account-deletion',
  tone: 'sky',
  coverSide: 'right',
  space: 'wide',
});
