import { ErrorBoundary } from '@mall/runtime';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What `lazy` could not load stays failed: each attempt of the boundary has its own. */
function Attempt<Props extends object>({ load, props }: { load: Load<Props>; props: Props }) {
  const [Part] = useState(() => lazy(load));
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

interface LazyPartProps<Props> {
  load: Load<Props>;
  props: Props;
  /** Shown while it cannot be loaded, for instance without a network. */
  failed: ReactNode;
}

/** A part of a page whose code is loaded when it is shown. The page stays when that fails. */
export function LazyPart<Props extends object>({ failed, ...part }: LazyPartProps<Props>) {
  return (
    <ErrorBoundary fallback={failed} pending={null}>
      <Attempt {...part} />
    </ErrorBoundary>
  );
}
