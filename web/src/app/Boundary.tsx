import { Component, type ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
  /** What is shown in place of children that cannot be drawn. */
  readonly instead: (again: () => void) => ReactNode;
  /** What to do before the children are tried again. */
  readonly onAgain?: () => void;
}

/** Catch what breaks inside, so that the page is never blank. */
export class Boundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  private readonly again = () => {
    this.props.onAgain?.();
    this.setState({ broken: false });
  };

  override render() {
    return this.state.broken ? this.props.instead(this.again) : this.props.children;
  }
}
