import { Component, type ReactNode } from "react";

interface Props {
  /** Shown instead of what failed; gets the error. Without one the whole page says that it broke. */
  instead?: (error: Error) => ReactNode;
  children: ReactNode;
}

/** Keeps an error in one part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.instead) return this.props.instead(error);
    // Without a language: the words themselves may be what failed.
    return (
      <main className="broken" role="alert">
        <h1>Rulebound</h1>
        <p>{error.message}</p>
        <p>
          <button type="button" onClick={() => location.reload()}>
            ↻
          </button>
        </p>
      </main>
    );
  }
}
