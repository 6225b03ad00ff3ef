/** A component of the header that is loaded when it is first needed. */
import { type ComponentType, useCallback, useState } from 'react';
import { reportError } from '../site/report-error.ts';

interface LazyPart<Props> {
  /** Undefined until it has been loaded. */
  Component: ComponentType<Props> | undefined;
  /** Loads it; a failure is reported, and the next call tries again. */
  want: () => void;
}

/** @param load imports the part's module; must not change. */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const want = useCallback(() => {
    load().then(
      (loaded) => setComponent(() => loaded),
      (error: unknown) => reportError(error, { app: 'shell', part: 'navigation' }),
    );
  }, [load]);
  return { Component, want };
}
