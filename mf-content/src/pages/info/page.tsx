/** The information desk and whom to ask. */
import { editorialPage } from '@mall/blocks';

export const { loader, meta, Component } = editorialPage({ slug: 'info', tone: 'sky' });
