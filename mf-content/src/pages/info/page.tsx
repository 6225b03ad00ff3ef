/** The information desk and contact persons. */
import { editorialPage } from '@mall/blocks';

export const { loader, meta, Component } = editorialPage({ slug: 'info', tone: 'sky' });
