/** `/elfelejtett-jelszo/:slug`: the target of the link in a password e-mail. */
import { editorialPage } from '@mall/blocks';

export const { loader, meta, Component } = editorialPage({
  slug: 'forgotten-password',
  tone: 'sky',
  coverSide: 'right',
  space: 'wide',
});
