/** Entry of the gallery: every component of the design system in its variants, for those who build pages. */
import { createRoot } from 'react-dom/client';
import '../src/styles/styles.css';
import { Gallery } from './gallery.tsx';
import { language } from './story-parts.tsx';

const container = document.getElementById('gallery');
if (!container) throw new Error('index.html: an element with the id "gallery" is needed');
document.documentElement.lang = language;
const root = createRoot(container);
// `font-display: optional`: a page that does not wait for the font keeps the fallback font.
void document.fonts.load('1rem "Nunito Familjen"', 'aő').finally(() => root.render(<Gallery />));
