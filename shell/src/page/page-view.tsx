import { ErrorBoundary, type RouteModule } from '@mall/runtime';
import { useMemo } from 'react';
import { KeptPages } from '../offline/kept-pages.tsx';
import { CampaignOver } from '../pages/campaign-over/campaign-over.tsx';
import { NotFound } from '../pages/not-found/not-found.tsx';
import { Unavailable } from '../pages/unavailable/unavailable.tsx';
import type { PageState } from '../site/page-state.ts';
import { usePageState } from '../site/page-state.ts';
import { useSite } from '../site/site-context.ts';

function RemotePage({ routeId }: { routeId: string }) {
  const { table, registry } = useSite();
  const found = table.find(routeId);
  const Component = found && registry.get<RouteModule>(found.app, found.route.module)?.Component;
  // The ErrorBoundary catches it. The browser renders again what failed on the server.
  if (!Component) throw new Error(`the module of route ${routeId} is not loaded`);
  // React skips the same element when a navigation changes a state that the page does not read.
  return useMemo(() => <Component />, [Component]);
}

/** One key for each page, so that no state is carried from one entry to the next. */
function keyOf(state: Extract<PageState, { kind: 'page' }>): string {
  return `${state.language} ${state.routeId} ${JSON.stringify(state.params)}`;
}

export function PageView() {
  const state = usePageState();
  if (state.kind === 'not-found') return <NotFound />;
  if (state.kind === 'over') return <CampaignOver campaign={state.campaign} />;
  if (state.kind === 'unavailable') return <Unavailable />;
  if (state.kind === 'offline') {
    return (
      <>
        <Unavailable isOffline />
        <KeptPages />
      </>
    );
  }
  return (
    <ErrorBoundary key={keyOf(state)} fallback={<Unavailable isLoaded />}>
      <RemotePage routeId={state.routeId} />
    </ErrorBoundary>
  );
}
