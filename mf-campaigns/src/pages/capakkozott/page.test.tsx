import { anEditorialPage, renderPage } from '@mall/testing';
import * as page from './page.tsx';

test.each(['/capakkozott', '/capak-vilaga', '/capakkozott/attend', '/capak-vilaga/not-attend'])(
  '%s shows the evening',
  async (path) => {
    const editorialPage = anEditorialPage({ title: 'Among sharks' });
    const shown = await renderPage(page, { app: 'campaigns', path, data: { editorialPage } });
    shown.getByRole('heading', { level: 1, name: 'Among sharks' });
  },
);
