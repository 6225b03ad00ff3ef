/** `/my{product}-kartya`: what the loyalty card gives, and the older family card. */
import { editorialPage } from '@mall/blocks';

export const { loader, meta, Component } = editorialPage({
  slug: 'loyalty-card',
  tone: 'sun',
  coverSide: 'right',
  space: 'wide',
});
