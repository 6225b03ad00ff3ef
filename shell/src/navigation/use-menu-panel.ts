import { apiQuery, useShellContext } from '@mall/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback, useState } from 'react';
import { reportError } from '../site/report-error.ts';

/**
 * The panel of a menu, loaded with what the content puts into it when it is first needed. `want` loads
 * it; a failure is reported, returns false, and the next call tries again.
 * @param load imports the panel's module; must not change.
 */
export function useMenuPanel<Props>(load: () => Promise<ComponentType<Props>>) {
  const { api } = useShellContext();
  const queryClient = useQueryClient();
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const want = useCallback(async () => {
    void queryClient.prefetchQuery(apiQuery(api, 'menus'));
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return true;
    } catch (error) {
      reportError(error, { app: 'shell', part: 'navigation' });
      return false;
    }
  }, [api, queryClient, load]);
  return { Component, want };
}
