/** The navigation to another page that is under way. */

interface State {
  location: { pathname: string };
  navigation: { location?: { pathname: string } | undefined };
}

interface WatchedRouter {
  state: State;
  subscribe(listener: (state: State) => void): () => void;
}

let router: WatchedRouter | undefined;

const isLeaving = ({ location, navigation }: State) =>
  navigation.location !== undefined && navigation.location.pathname !== location.pathname;

export const leaving = {
  watch(watched: WatchedRouter): void {
    router = watched;
  },

  /** Resolves when no other page is being loaded, also by the action whose event is being handled. */
  async ended(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise<void>((resolve) => {
      if (!router || !isLeaving(router.state)) return resolve();
      const unsubscribe = router.subscribe((state) => {
        if (isLeaving(state)) return;
        unsubscribe();
        resolve();
      });
    });
  },
};
