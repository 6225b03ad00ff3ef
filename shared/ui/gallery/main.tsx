/** Entry of the gallery: every component of the design system in its variants, for those who build pages. */
import { createRoot } from 'react-dom/client';
import '../src/styles/styles.css';
import { Gallery } from './gallery.tsx';

const place = document.getElementById('gallery');
if (!place) throw new Error('index.html: an element with the id "gallery" is needed');
const root = createRoot(place);
// The font is an optional one: a page that does not wait for it keeps the stand-in.
void document.fonts.load('1rem "Nunito Variable"', 'aő').finally(() => root.render(<Gallery />));
