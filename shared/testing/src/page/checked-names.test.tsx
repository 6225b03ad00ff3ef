/** Names across the borders of apps: `tsc` checks that each line below an expectation is wrong. */
import { type MessageKey, useMessages } from '@mall/i18n';
import { type MetaArgs, PageLink, type PathTo, useShellContext } from '@mall/runtime';
import { Slot } from '@mall/runtime/slot';
import { renderPage } from '../index.ts';

const meta = () => ({ title: '', description: '' });

test('a link to an unknown route does not compile, and breaks the page', async () => {
  const Component = () => (
    // @ts-expect-error No mf.json has this route.
    <PageLink to="nosuch">nowhere</PageLink>
  );
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown = await renderPage({ meta, Component }, { app: 'shops', path: '/uzletek' });
  expect(shown.getAllByText(/has the route nosuch/)).not.toEqual([]);
});

test('routes and their parameters, slots, messages and heads are checked', () => {
  const paths = (pathTo: PathTo) => [
    pathTo('shops', undefined, 'en'),
    pathTo('shop', { slug: 'cups' }),
    // @ts-expect-error The path of a shop needs its slug.
    pathTo('shop'),
    // @ts-expect-error The path of a shop has no parameter `id`.
    pathTo('shop', { id: 'cups' }),
    // @ts-expect-error The path of the list has no parameter.
    pathTo('shops', { slug: 'cups' }),
    // @ts-expect-error No mf.json has this route.
    pathTo('nosuch'),
    <PageLink key="1" to="shop" params={{ slug: 'cups' }} children="a shop" />,
    // @ts-expect-error The path of a shop needs its slug.
    <PageLink key="2" to="shop" children="a shop" />,
  ];
  function Component() {
    const t = useMessages('cinema');
    t('movies.minutes', { length: 90 });
    // @ts-expect-error No message file of the cinema has this key.
    t('movies.nosuch');
    // @ts-expect-error The key is another app's.
    t('shop-list.map');
    // @ts-expect-error No app has this name.
    useMessages('nosuch');
    // @ts-expect-error No mf.json has this route.
    useShellContext().hasRoute('nosuch');
    // @ts-expect-error No mf.json names this slot.
    return <Slot name="nosuch" />;
  }
  const ownHead = ({ t }: MetaArgs<unknown, MessageKey<'cinema'>>) => [
    t('movies.minutes', { length: 90 }),
    // @ts-expect-error The key is another app's.
    t('shop-list.map'),
  ];
  // @ts-expect-error A head that uses messages names their app.
  const noApp = ({ t }: MetaArgs) => t('movies.minutes');
  expect([paths, Component, ownHead, noApp]).toHaveLength(4);
});
