import { Component, type ReactNode } from 'react';
import type { Drawing } from './drawing.ts';

interface Props {
  readonly drawing: Drawing;
  readonly children: ReactNode;
}

/**
 * Confines an error to its widget: renders nothing and reports it. A widget is also emptied through it before it is
 * unmounted, so that an error in its cleanup does not remove all widgets of the same root.
 */
export class Boundary extends Component<Props, { readonly isClosed: boolean }> {
  override state = { isClosed: false };

  readonly close = () => this.setState({ isClosed: true });

  static getDerivedStateFromError() {
    return { isClosed: true };
  }

  override componentDidMount() {
    const { drawing } = this.props;
    drawing.leave = this.close;
    drawing.onCommitted();
  }

  override componentDidCatch(error: unknown) {
    this.props.drawing.onError(error);
  }

  override render() {
    return this.state.isClosed ? null : this.props.children;
  }
}
