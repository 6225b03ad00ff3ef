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

test('the parameters of a path are checked by its route', () => {
  const links = () => [
    <PageLink key="1" to="shop" params={{ slug: 'cups' }} children="a shop" />,
    // @ts-expect-error The path of a shop needs its slug.
    <PageLink key="2" to="shop" children="a shop" />,
    // @ts-expect-error The path of a shop has no parameter `id`.
    <PageLink key="3" to="shop" params={{ id: 'cups' }} children="a shop" />,
    // @ts-expect-error The path of the list has no parameter.
    <PageLink key="4" to="shops" params={{ slug: 'cups' }} children="shops" />,
  ];
  const paths = (pathTo: PathTo) => [
    pathTo('shops', undefined, 'en'),
    pathTo('shop', { slug: 'cups' }),
    // @ts-expect-error The path of a shop needs its slug.
    pathTo('shop'),
    // @ts-expect-error No mf.json has this route.
    pathTo('nosuch'),
  ];
  expect([links, paths]).toHaveLength(2);
});

test('slots, messages and hasRoute are checked', () => {
  function Component() {
    const t = useMessages('cinema');
    const { hasRoute } = useShellContext();
    t('movies.minutes', { length: 90 });
    // @ts-expect-error No message file of the cinema has this key.
    t('movies.nosuch');
    // @ts-expect-error The key is another app's.
    t('shop-list.map');
    // @ts-expect-error No app has this name.
    useMessages('nosuch');
    // @ts-expect-error No mf.json has this route.
    hasRoute('nosuch');
    // @ts-expect-error No mf.json names this slot.
    return <Slot name="nosuch" />;
  }
  expect(Component).toBeDefined();
});

test('the head of a page uses the messages of its own app', () => {
  const ownHead = ({ t }: MetaArgs<unknown, MessageKey<'cinema'>>) => [
    t('movies.minutes', { length: 90 }),
    // @ts-expect-error The key is another app's.
    t('shop-list.map'),
  ];
  // @ts-expect-error A head that uses messages names their app.
  const noApp = ({ t }: MetaArgs) => t('movies.minutes');
  expect([ownHead, noApp]).toHaveLength(2);
});
