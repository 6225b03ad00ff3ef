/** `/sutik`: what the site keeps in the browser. */
import { editorialPage } from '@mall/blocks';

export const { loader, meta, Component } = editorialPage({
  slug: 'cookies',
  tone: 'sky',
  compact: true,
});
