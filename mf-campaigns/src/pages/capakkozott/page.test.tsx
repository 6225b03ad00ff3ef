import { aCampaign, aConfig, anEditorialPage, renderPage } from '@mall/testing';
import * as page from './page.tsx';

type Answer = 'attend' | 'not_attend';

const EVENING = {
  ...{ from: '2026-12-18T18:30:00+01:00', until: '2026-12-18T23:00:00+01:00' },
  place: 'Tropicarium',
};

type Take = (body: { answer: string }) => { answer: Answer };

const accept: Take = ({ answer }) => ({ answer: answer as Answer });

const show = (path: string, take: Take = accept) =>
  renderPage(page, {
    app: 'campaigns',
    path,
    language: 'en',
    forms: { guestReply: take },
    data: {
      config: aConfig(),
      campaign: aCampaign({ id: 'capakkozott', call: '2023', invitation: EVENING }),
      editorialPage: anEditorialPage({ title: 'Among sharks' }),
    },
  });

test.each(['/capakkozott', '/capak-vilaga'])('%s asks whether the guest comes', async (path) => {
  const shown = await show(path);
  shown.getByRole('heading', { level: 1, name: 'Among sharks' });
  const links = ['I am coming', 'I am not coming'].map((name) =>
    shown.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual([
    `${path}/attend?lang=en#visszajelzes`,
    `${path}/not-attend?lang=en#visszajelzes`,
  ]);
  expect(shown.queryByRole('button')).toBeNull();
  shown.getByRole('link', { name: /^Add to calendar/ });
});

test('offers no calendar entry to a guest who is not coming', async () => {
  const shown = await show('/capakkozott/not-attend');
  expect(shown.queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
});

test.each([
  ['/capakkozott/attend', 'Confirm that I am coming', 'attend', 'See you there!'],
  [
    '/capak-vilaga/not-attend',
    'Confirm that I am not coming',
    'not_attend',
    'Thank you for telling us!',
  ],
])('%s is sent when its button is pressed', async (path, button, answer, thanks) => {
  const take = jest.fn(accept);
  const shown = await show(`${path}?kod=CAPA1234`, take);
  expect(take).not.toHaveBeenCalled();
  await shown.user.click(shown.getByRole('button', { name: button }));
  await shown.findByRole('heading', { name: thanks });
  const message = { type: 'attend', headline: thanks };
  expect(shown.dialogs.showMessage.mock.calls).toEqual([[expect.objectContaining(message)]]);
  expect(take.mock.calls.map(([body]) => body)).toEqual([{ code: 'CAPA1234', answer }]);
});

test('names the day of the evening, for search engines and calendars too', async () => {
  const shown = await show('/capakkozott');
  shown.getByText('Friday 18 December, 18:30–23:00');
  expect(shown.getByRole('link', { name: /^Add to calendar/ }).getAttribute('href')).toBe(
    '/api/invitations/capakkozott.ics?lang=en',
  );
  expect(shown.meta.structuredData).toMatchObject([
    { '@type': 'BreadcrumbList' },
    {
      '@type': 'Event',
      startDate: '2026-12-18T18:30:00+01:00',
      audience: { audienceType: 'invited guests' },
      location: { name: 'Tropicarium' },
    },
  ]);
});
