/** Follows a document of the sample that reports web vitals and errors (decision 0024). */
import type { PageState } from '../../site/page-state.ts';
import { addReporter, reportError } from '../../site/report-error.ts';
import { afterLoad, whenIdle } from '../when-idle.ts';
import type { DocumentEvent } from './send-vitals.ts';

/** Later events of a document are dropped: one that fails in a loop would collect them without end. */
const MAX_EVENTS = 100;

export interface StartVitals {
  percent: number | undefined;
  composition: string;
  first: PageState;
}

interface Routed<State> {
  readonly state: State;
  subscribe(listener: (state: State) => void): unknown;
}

/** Undefined for a document that is not in the sample. */
export function startVitals({ percent = 0, composition, first }: StartVitals) {
  if (Math.random() * 100 >= percent) return undefined;
  const events: DocumentEvent[] = [];
  const add = (event: DocumentEvent) => {
    if (events.length < MAX_EVENTS) events.push(event);
  };
  const show = (page: PageState) => add('routeId' in page ? page.routeId : '');
  show(first);
  addReporter(add);
  const load = () =>
    import(/* webpackChunkName: "vitals" */ './send-vitals.ts').then(
      ({ sendVitals }) => sendVitals(composition, events),
      (error: unknown) => reportError(error, { app: 'shell', part: 'vitals' }),
    );
  afterLoad(() => whenIdle(() => void load()));

  return {
    /** Adds each page that the router shows from now on. */
    follow<State extends { location: { pathname: string } }>(
      router: Routed<State>,
      pageOf: (state: State) => PageState,
    ): void {
      let shown = router.state.location.pathname;
      router.subscribe((state) => {
        const { pathname } = state.location;
        if (pathname !== shown) show(pageOf(state));
        shown = pathname;
      });
    },
  };
}
