/** The mobile app; the shell shows no footer here. */
import { editorialPage } from '@mall/blocks';

export const { loader, meta, Component } = editorialPage({ slug: 'app' });
