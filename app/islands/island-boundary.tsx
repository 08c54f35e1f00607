import { Component, type ReactNode } from "react";

interface IslandBoundaryProps {
  readonly element: HTMLElement;
  readonly children: ReactNode;
}

/**
 * Draws an island that fails once more from its props: React trips over text that a translation has replaced. One that
 * fails again is left as it stands in the page: it reads well, and its links and forms work without the client.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  private written: string | null = null;
  private isTriedAgain = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    if (this.isTriedAgain) return;
    this.isTriedAgain = true;
    this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Read while React still draws, before it takes away what is there.
    this.written ??= this.props.element.innerHTML;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what stood in the page
    return <div data-island-failed="" dangerouslySetInnerHTML={{ __html: this.written }} />;
  }
}
