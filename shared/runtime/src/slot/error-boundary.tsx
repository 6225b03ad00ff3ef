/** Isolates a part of a page: when it fails, on the server or in the browser, its fallback is shown. */
import { Component, createContext, type ReactNode, Suspense } from 'react';

/** Delays before a failed part is rendered again. They begin anew when the network is back. */
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000];

/**
 * Whether boundaries have their fallbacks. React's server renderer renders the fallback of every
 * boundary above 500 bytes, shown or not, so the server leaves them out until one is needed.
 */
export const FallbacksContextV1 = createContext(true);

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  tries: number;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = FallbacksContextV1;
  declare context: boolean;
  override state: ErrorBoundaryState = { failed: false, tries: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  readonly #renderAnew = () => {
    clearTimeout(this.#timer);
    this.setState({ failed: false, tries: 0 });
  };

  override componentDidMount(): void {
    window.addEventListener('online', this.#renderAnew);
  }

  override componentDidCatch(): void {
    const delay = RETRY_DELAYS_MS[this.state.tries];
    if (delay === undefined) return;
    this.#timer = setTimeout(
      () => this.setState(({ tries }) => ({ failed: false, tries: tries + 1 })),
      delay,
    );
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#renderAnew);
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    if (this.state.failed) return fallback;
    return <Suspense fallback={this.context && fallback}>{children}</Suspense>;
  }
}
