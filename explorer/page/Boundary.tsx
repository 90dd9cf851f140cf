import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown in place of what has failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the page there when a part of it fails as it is drawn. React reports the error to the console. */
export class Boundary extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
