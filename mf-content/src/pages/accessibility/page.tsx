/** `/akadalymentesseg`: the accessibility statement of the site. */
import { editorialPage } from '@mall/blocks';

export const { loader, meta, Component } = editorialPage({
  slug: 'accessibility',
  compact: true,
});
