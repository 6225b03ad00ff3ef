/** `/felhasznalasi-feltetelek`: the terms of use of the site. */
import { editorialPage } from '@mall/blocks';

export const { loader, meta, Component } = editorialPage({
  slug: 'terms',
  tone: 'sky',
  compact: true,
});
