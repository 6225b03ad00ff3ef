/** Isolates a part of a page: when it fails, on the server or in the browser, its fallback is shown. */
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, createContext, type ReactNode, Suspense } from 'react';

/** Delays before a failed part is rendered again. They restart when the network is back. */
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000];

/** Replaces fallbacks on the server, where React renders that of every large boundary, shown or not. */
export const FallbackContextV1 = createContext<ReactNode>(undefined);

interface ErrorBoundaryProps {
  /**
   * Shown when the part has failed, and while it is loaded. It must not wait itself: on the server React never
   * ends a fallback that waits and is not shown.
   */
  fallback: ReactNode;
  /** Shown while the part is loaded, in place of `fallback`. */
  pending?: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = FallbackContextV1;
  declare context: ReactNode;

  override state: ErrorBoundaryState = { failed: false };
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Lets queries that have failed be loaded again. */
  #resetQueries: (() => void) | undefined;

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  /** Only what has failed: React would drop the server's content of a part that waits to be hydrated. */
  readonly #renderAgain = () => {
    clearTimeout(this.#timer);
    if (!this.state.failed) return;
    this.#resetQueries?.();
    this.setState({ failed: false });
  };

  readonly #renderAnew = () => {
    this.#tries = 0;
    this.#renderAgain();
  };

  override componentDidMount(): void {
    window.addEventListener('online', this.#renderAnew);
  }

  override componentDidCatch(): void {
    const delay = RETRY_DELAYS_MS[this.#tries++];
    if (delay !== undefined) this.#timer = setTimeout(this.#renderAgain, delay);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#renderAnew);
  }

  override render(): ReactNode {
    const { fallback, pending = fallback, children } = this.props;
    return (
      <QueryErrorResetBoundary>
        {({ reset }) => {
          this.#resetQueries = reset;
          if (this.state.failed) return fallback;
          return <Suspense fallback={this.context ?? pending}>{children}</Suspense>;
        }}
      </QueryErrorResetBoundary>
    );
  }
}
