/** Shows the page of the matched route: the remote's component, or the shell's page in its place. */
import { Part, type RouteModule } from '@mall/runtime';
import { NotFound } from '../pages/not-found/not-found.tsx';
import { Unavailable } from '../pages/unavailable/unavailable.tsx';
import { useSite } from '../site/site-context.ts';
import type { PageState } from './page-state.ts';
import { usePageState } from './use-page-state.ts';

function RemotePage({ routeId }: { routeId: string }) {
  const { table, registry } = useSite();
  const found = table.find(routeId);
  const Component = found && registry.get<RouteModule>(found.app, found.route.module)?.Component;
  // Thrown into the Part around it: on the server the browser tries again, there the fallback stays.
  if (!Component) throw new Error(`the module of route ${routeId} is not loaded`);
  return <Component />;
}

/** One key for each page, so that no state is carried from one entry to the next. */
function keyOf(state: Extract<PageState, { kind: 'page' }>): string {
  return `${state.language} ${state.routeId} ${JSON.stringify(state.params)}`;
}

export function PageView() {
  const state = usePageState();
  if (state.kind === 'not-found') return <NotFound />;
  if (state.kind === 'unavailable') return <Unavailable />;
  return (
    <Part key={keyOf(state)} fallback={<Unavailable isLoaded />}>
      <RemotePage routeId={state.routeId} />
    </Part>
  );
}
