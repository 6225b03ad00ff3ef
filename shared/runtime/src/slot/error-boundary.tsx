/** Isolates a part of a page: when it fails, on the server or in the browser, its fallback is shown. */
import { Component, type ReactNode, Suspense } from 'react';

/** Delays before a failed part is rendered again. */
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000];

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  tries: number;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, tries: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
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
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    if (this.state.failed) return fallback;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
