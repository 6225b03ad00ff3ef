import { leaving } from './leaving.ts';

type State = Parameters<Parameters<Parameters<typeof leaving.watch>[0]['subscribe']>[0]>[0];

const at = (pathname: string, next?: string): State => ({
  location: { pathname },
  navigation: { location: next === undefined ? undefined : { pathname: next } },
});

function routerAt(state: State) {
  const listeners = new Set<(state: State) => void>();
  const router = {
    state,
    subscribe: (listener: (state: State) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(next: State) {
      router.state = next;
      for (const listener of listeners) listener(next);
    },
  };
  leaving.watch(router);
  return router;
}

function waiting() {
  const state = { ended: false };
  void leaving.ended().then(() => {
    state.ended = true;
  });
  return state;
}

const tasks = () => new Promise((resolve) => setTimeout(resolve, 5));

test('waits for the page that the handlers of this event navigate to', async () => {
  const router = routerAt(at('/'));
  const wait = waiting();
  router.become(at('/', '/uzletek'));
  await tasks();
  expect(wait.ended).toBe(false);
  router.become(at('/uzletek'));
  await tasks();
  expect(wait.ended).toBe(true);
});

test.each([
  ['no navigation', at('/')],
  ['a change of the query alone', at('/uzletek', '/uzletek')],
])('does not wait for %s', async (_, state) => {
  routerAt(state);
  const wait = waiting();
  await tasks();
  expect(wait.ended).toBe(true);
});
