import type { Config } from '@mall/contracts';
import { apiQuery, useShellContext } from '@mall/runtime';
import { useQuery } from '@tanstack/react-query';

/** The configuration, which every page loads; undefined when the API was unavailable. */
export function useConfig(): Config | undefined {
  return useQuery(apiQuery(useShellContext().api, 'config')).data;
}
