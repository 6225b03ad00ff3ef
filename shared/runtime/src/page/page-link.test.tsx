import { render, screen } from '@testing-library/react';
import { PageLink } from './page-link.tsx';
import { type ShellContext, ShellContextV1, useShellContext } from './shell-context.ts';

test('a link names its page by route id and parameters', () => {
  const pathTo = jest.fn(() => '/uzletek/hm');
  render(
    <ShellContextV1 value={{ pathTo } as unknown as ShellContext}>
      <PageLink to="shop" params={{ slug: 'hm' }} query={{ ful: '1' }} hash="terkep" className="x">
        H&amp;M
      </PageLink>
    </ShellContextV1>,
  );
  const link = screen.getByRole('link', { name: 'H&M' });
  expect(link.getAttribute('href')).toBe('/uzletek/hm?ful=1#terkep');
  expect(link.className).toBe('x');
  expect(pathTo).toHaveBeenCalledWith('shop', { slug: 'hm' });
});

test('names the missing context outside the shell', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const Lost = () => <p>{useShellContext().language}</p>;
  expect(() => render(<Lost />)).toThrow(
    'useShellContext needs the shell’s ShellContextV1 above it',
  );
});
