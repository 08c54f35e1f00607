import { Component, type ReactNode } from "react";

interface IslandBoundaryProps {
  readonly element: HTMLElement;
  readonly children: ReactNode;
}

/**
 * Leaves an island that fails as it stands in the page: it reads well, and its links and forms work without the client.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  private written: string | null = null;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Read while React still draws, before it takes away what is there.
    this.written ??= this.props.element.innerHTML;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what stood in the page
    return <div data-island-failed="" dangerouslySetInnerHTML={{ __html: this.written }} />;
  }
}
