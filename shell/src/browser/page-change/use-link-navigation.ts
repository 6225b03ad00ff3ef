import { resolvePath } from '@mall/routing';
import { linkNavigation } from '@mall/runtime';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../site/site-context.ts';

/** Follows links to the site's pages, also those in content, by the router. Other paths are the browser's. */
export function useLinkNavigation(): void {
  const { table } = useSite();
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkNavigation(event);
      if (!link || resolvePath(table, link.pathname, undefined).kind === 'not-found') return;
      event.preventDefault();
      void navigate(link.url, link.options);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [table, navigate]);
}
