import { Component, type ReactNode } from 'react';
import { ScreenProblem } from '../lists/ScreenLoadError.tsx';

type State = { hasFailed: boolean };

/** An unexpected error closes the screen, not the app. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError = (): State => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ScreenProblem
        title="Something went wrong on this screen."
        text="What you typed and did not save is kept in this browser."
        onRetry={() => this.setState({ hasFailed: false })}
      />
    );
  }
}
