import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };

/** Around what is loaded later: a file that cannot be loaded must not take the page with it. */
export class LoadBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
