import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  onError: (error: unknown, components: string | null | undefined) => void;
  children: ReactNode;
};

/** Keeps an error of a panel from the page around it. */
export class PanelBoundary extends Component<Props, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError(error, componentStack);
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}
