import { Component, type ReactNode } from 'react';
import type { Drawing } from './widget-tree.tsx';

interface Props {
  readonly drawing: Drawing;
  readonly children: ReactNode;
}

/**
 * Keeps a widget's fault inside the widget: shows nothing in its place and tells. A widget leaves through it, too: what
 * it throws as it goes is caught here, and not where it would blank all widgets drawn together with this one.
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
    if (!this.state.isClosed) drawing.onCommitted();
  }

  override componentDidCatch(error: unknown) {
    this.props.drawing.onError(error);
  }

  override render() {
    return this.state.isClosed ? null : this.props.children;
  }
}
