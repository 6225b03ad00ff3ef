/** The panel of a menu, loaded with what the content puts into it when it is first needed. */
import { apiQuery, useShellContext } from '@mall/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback, useState } from 'react';
import { reportError } from '../site/report-error.ts';

interface MenuPanel<Props> {
  /** Undefined until it has been loaded. */
  Component: ComponentType<Props> | undefined;
  /** Loads it; a failure is reported, and the next call tries again. */
  want: () => void;
}

/** @param load imports the panel's module; must not change. */
export function useMenuPanel<Props>(load: () => Promise<ComponentType<Props>>): MenuPanel<Props> {
  const { api } = useShellContext();
  const queryClient = useQueryClient();
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const want = useCallback(() => {
    void queryClient.prefetchQuery(apiQuery(api, 'menus'));
    load().then(
      (loaded) => setComponent(() => loaded),
      (error: unknown) => reportError(error, { app: 'shell', part: 'navigation' }),
    );
  }, [api, queryClient, load]);
  return { Component, want };
}
