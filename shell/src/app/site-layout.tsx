/** Header, page and footer in the page's language. */
import { MessagesProvider } from '@mall/i18n';
import { SlotRegistryContextV1, VisitContextV1 } from '@mall/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { CookieNotice } from '../chrome/cookie-notice/cookie-notice.tsx';
import { Footer } from '../chrome/footer/footer.tsx';
import { Header } from '../chrome/header/header.tsx';
import { DialogsProvider } from '../chrome/modals/dialogs-provider.tsx';
import { ProgressBar } from '../chrome/progress/progress-bar.tsx';
import { SkipLink } from '../chrome/skip-link/skip-link.tsx';
import { PageChange } from './page-change/page-change.tsx';
import { usePlainLinks } from './plain-links.ts';
import { useSite } from './site-context.ts';
import { usePageState } from './use-page-state.ts';

/** The part of the page that the visitor came for; the skip link leads to it. */
const MAIN_ID = 'main';

function hasFooter(
  site: ReturnType<typeof useSite>,
  state: ReturnType<typeof usePageState>,
): boolean {
  return !('routeId' in state) || site.table.find(state.routeId)?.route.footer !== false;
}

export function SiteLayout() {
  const site = useSite();
  const state = usePageState();
  const session = site.session(state.language);
  const slots = useMemo(() => site.slots(session), [site, session]);
  const followPlainLink = usePlainLinks();
  return (
    <QueryClientProvider client={session.queryClient}>
      <MessagesProvider instance={session.i18n}>
        <VisitContextV1 value={session.visit}>
          <SlotRegistryContextV1 value={slots}>
            <DialogsProvider>
              <SkipLink target={MAIN_ID} />
              <CookieNotice />
              <ProgressBar />
              <Header />
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter arrives as a click */}
              <main id={MAIN_ID} tabIndex={-1} onClick={followPlainLink}>
                <Outlet />
              </main>
              {hasFooter(site, state) && <Footer />}
              <PageChange />
            </DialogsProvider>
          </SlotRegistryContextV1>
        </VisitContextV1>
      </MessagesProvider>
    </QueryClientProvider>
  );
}
