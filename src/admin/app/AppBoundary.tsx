import { Component, type ReactNode } from 'react';
import { ScreenProblem } from '../lists/ScreenLoadError.tsx';

type State = { hasFailed: boolean };

/** Shows an error page when something fails outside a screen, such as the header. */
export class AppBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError = (): State => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="page flex flex-1 flex-col justify-center py-16">
        <ScreenProblem
          title="Something went wrong in the admin area."
          text="What you typed in an article and did not save is kept in this browser. If it happens again, tell your administrator."
          onRetry={() => this.setState({ hasFailed: false })}
        />
      </main>
    );
  }
}
