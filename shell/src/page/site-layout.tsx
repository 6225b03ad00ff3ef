import { MessagesProvider, useMessages } from '@mall/i18n';
import { queryKeysOf } from '@mall/routing';
import { QueryKeysContextV1, ShellContextV1, SlotRegistryContextV1 } from '@mall/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { CookieNotice } from '../consent/cookie-notice.tsx';
import { DialogsProvider } from '../dialogs/dialogs-provider.tsx';
import { Footer } from '../footer/footer.tsx';
import { FooterShownProvider } from '../footer/footer-shown.tsx';
import { Header } from '../header/header.tsx';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { PreviewBadge } from '../preview/preview-badge.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { CachedFragment } from '../site/cached-fragment.tsx';
import { usePageState } from '../site/page-state.ts';
import { useSite } from '../site/site-context.ts';
import { Announcement } from './announcement.tsx';

/** Adds no history entry. Before hydration the browser follows the link itself. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}

/** The first thing that Tab reaches: jumps over the header. The class is the design system's. */
function SkipLink({ target }: { target: string }) {
  const t = useMessages('shell');
  return (
    <a className="skip-link" href={`#${target}`} onClick={focusTarget}>
      {t('header.skip')}
    </a>
  );
}

const MAIN_ID = 'main';

/** Constant elements: React skips them when a navigation changes a state that they do not read. */
const ABOVE = (
  <>
    <SkipLink target={MAIN_ID} />
    <PreviewBadge />
    <CachedFragment name="cookie-notice">
      <CookieNotice />
    </CachedFragment>
    <ProgressBar />
    <Header />
    <OfflineNotice />
    <main id={MAIN_ID} tabIndex={-1}>
      <FooterShownProvider>
        <Outlet />
      </FooterShownProvider>
    </main>
  </>
);
const FOOTER = (
  <CachedFragment name="footer">
    <Footer />
  </CachedFragment>
);

/** `pageChange`: what the browser does around a change of page; the server does nothing. */
export function SiteLayout({ pageChange }: { pageChange: ReactNode }) {
  const site = useSite();
  const state = usePageState();
  const route = 'routeId' in state ? site.table.find(state.routeId)?.route : undefined;
  const languageContext = site.languageContext(state.language);
  const queryKeys = useMemo(() => route && queryKeysOf(route), [route]);
  const slots = useMemo(() => site.slots(languageContext), [site, languageContext]);
  return (
    <QueryClientProvider client={languageContext.queryClient}>
      <MessagesProvider instance={languageContext.i18n}>
        <ShellContextV1 value={languageContext.shellContext}>
          <SlotRegistryContextV1 value={slots}>
            <QueryKeysContextV1 value={queryKeys}>
              <DialogsProvider>
                {ABOVE}
                {route?.footer !== false && FOOTER}
                <Announcement />
                {pageChange}
              </DialogsProvider>
            </QueryKeysContextV1>
          </SlotRegistryContextV1>
        </ShellContextV1>
      </MessagesProvider>
    </QueryClientProvider>
  );
}
