/** A part of a page that may fail alone: on the server and in the browser its fallback stands in. */
import { Component, type ReactNode, Suspense } from 'react';

/** Pauses before the quiet new tries of a broken part, in milliseconds. */
const RETRY_DELAYS = [5_000, 30_000, 120_000];

interface PartProps {
  fallback: ReactNode;
  children: ReactNode;
}

interface PartState {
  failed: boolean;
  tries: number;
}

export class Part extends Component<PartProps, PartState> {
  override state: PartState = { failed: false, tries: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): Partial<PartState> {
    return { failed: true };
  }

  override componentDidCatch(): void {
    const delay = RETRY_DELAYS[this.state.tries];
    if (delay === undefined) return;
    this.timer = setTimeout(
      () => this.setState(({ tries }) => ({ failed: false, tries: tries + 1 })),
      delay,
    );
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    if (this.state.failed) return fallback;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
