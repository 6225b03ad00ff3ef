import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LoaderArgs, loadInto } from './loader-args.ts';
import { useShellContext } from './shell-context.ts';

/**
 * A loader's `load` for a page that is shown: it asks without suspending, so a failure is the caller's,
 * not the page's.
 */
export function useLoad(): LoaderArgs['load'] {
  const queryClient = useQueryClient();
  const { api } = useShellContext();
  return useMemo(() => loadInto(queryClient, api), [queryClient, api]);
}
