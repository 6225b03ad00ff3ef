/** `/adatvedelem`: what is done with visitors' data. */
import { editorialPage } from '@mall/blocks';

export const { loader, meta, Component } = editorialPage({
  slug: 'privacy',
  tone: 'sky',
  compact: true,
});
