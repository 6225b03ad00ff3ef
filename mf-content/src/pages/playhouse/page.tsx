/** The playhouse. */
import { venuePage } from '../../venue-page.tsx';

export const { loader, meta, Component } = venuePage({
  id: 'playhouse',
  type: 'AmusementPark',
  tone: 'leaf',
});
