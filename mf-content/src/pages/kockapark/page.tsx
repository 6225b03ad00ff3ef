import { venuePage } from '../../features/venues/venue-page/venue-page.tsx';

export const { loader, meta, Component } = venuePage('kockapark', 'AmusementPark');
