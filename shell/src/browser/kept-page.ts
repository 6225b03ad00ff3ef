/**
 * A page that the service worker shows in place of another one. It is hydrated at the URL for which the
 * server rendered it; then the router goes on to the one that the visitor has opened.
 */
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { keptPath } from '../remotes/network.ts';

function takeTarget(): string | undefined {
  const kept = keptPath();
  const { pathname, search, hash } = window.location;
  const target = pathname + search + hash;
  if (!kept || target === kept) return undefined;
  window.history.replaceState(window.history.state, '', kept);
  return target;
}

let target = takeTarget();

export function useKeptPage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (target === undefined) return;
    void navigate(target, { replace: true });
    target = undefined;
  }, [navigate]);
}
