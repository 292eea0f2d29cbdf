import { Component, type ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
  /** What is shown in place of children that cannot be drawn. */
  readonly instead: (again: () => void) => ReactNode;
}

/** Catch what breaks inside, so that the page is never blank. */
export class Boundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken
      ? this.props.instead(() => this.setState({ broken: false }))
      : this.props.children;
  }
}
