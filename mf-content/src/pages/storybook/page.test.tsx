import {
  anEditorialPage,
  anEditorialSection,
  anImageSet,
  fireEvent,
  renderPage,
} from '@mall/testing';
import * as page from './page.tsx';

const WIDTH = 400;

function render(...stories: readonly string[]) {
  const sections = stories.map((id) =>
    anEditorialSection({ id, heading: `The ${id}`, drawing: anImageSet() }),
  );
  return renderPage(page, {
    app: 'content',
    path: '/mesekonyv',
    language: 'en',
    data: { editorialPage: anEditorialPage({ sections }) },
  });
}

async function show() {
  const shown = await render('ray', 'shark', 'rain');
  const book = shown.getByRole('region', { name: 'Pages of the storybook' });
  Object.defineProperty(book, 'clientWidth', { value: WIDTH });
  // jsdom scrolls nothing; a swipe makes the same event.
  book.scrollTo = ((options: ScrollToOptions) => {
    book.scrollLeft = options.left ?? 0;
    fireEvent.scroll(book);
  }) as typeof book.scrollTo;
  const open = () => shown.getByText(/^Story \d of 3$/).textContent;
  return { ...shown, book, open };
}

test('shows each section as a story with its drawing, and links to it in the contents', async () => {
  const shown = await show();
  expect(shown.book.querySelectorAll('article img[alt=""]')).toHaveLength(3);
  expect(shown.getByRole('article', { name: 'The ray' }).id).toBe('ray');
  expect(shown.getByRole('link', { name: 'The rain' }).getAttribute('href')).toBe('#rain');
});

test('shows a message when there are no stories', async () => {
  const shown = await render();
  shown.getByRole('heading', { name: 'There are no stories yet' });
  expect(shown.queryByRole('button')).toBeNull();
});

test('turns the pages by buttons, which stop at the ends', async () => {
  const { open, user, getByRole } = await show();
  const next = getByRole('button', { name: 'Next story' });
  const previous = getByRole('button', { name: 'Previous story' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  await user.click(next);
  expect(open()).toBe('Story 2 of 3');
  await user.click(next);
  await user.click(next);
  expect(open()).toBe('Story 3 of 3');
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.click(previous);
  expect(open()).toBe('Story 2 of 3');
});

test('turns the pages by arrow keys', async () => {
  const { open, book, user } = await show();
  book.focus();
  await user.keyboard('{ArrowRight}');
  expect(open()).toBe('Story 2 of 3');
  await user.keyboard('{End}');
  expect(open()).toBe('Story 3 of 3');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(open()).toBe('Story 1 of 3');
});
