import { type ButtonHTMLAttributes, type ReactNode, useId } from "react";
import { Icon, type IconName } from "./Icon";
import "./controls.css";

type Kind = "go" | "plain" | "quiet" | "bad";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: Kind;
  readonly icon?: IconName;
  readonly small?: boolean;
}

/** A button with words on it. */
export function Button({
  kind = "plain",
  icon,
  small,
  children,
  className = "",
  ...rest
}: ButtonProps) {
  const classes = `ui-button ui-button-${kind} ${small ? "ui-button-small" : ""} ${className}`;
  return (
    <button type="button" className={classes} {...rest}>
      {icon && <Icon name={icon} size={small ? 18 : 20} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  readonly label: string;
}

/** A button with a sign alone; its name is for those who cannot see it. */
export function IconButton({ icon, label, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`ui-icon-button ${className}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}

interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly value: V;
  /** A text in another language than the page's says which. */
  readonly choices: readonly { readonly value: V; readonly text: string; readonly lang?: string }[];
  readonly onChoose: (value: V) => void;
  readonly disabled?: boolean;
}

/** One of a few, side by side. */
export function Segments<V extends string>({
  label,
  value,
  choices,
  onChoose,
  disabled,
}: SegmentsProps<V>) {
  const name = useId();
  return (
    <fieldset className="segments" disabled={disabled}>
      <legend>{label}</legend>
      <div className="segments-row">
        {choices.map((choice) => (
          <label key={choice.value} className="segment">
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span lang={choice.lang}>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** On or off. */
export function Toggle({ label, on, onChange }: ToggleProps) {
  return (
    <label className="toggle">
      <span>{label}</span>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <i aria-hidden="true" />
    </label>
  );
}

/** A part of a page with its heading. */
export function Panel({
  title,
  children,
  aside,
}: {
  title: string;
  children: ReactNode;
  aside?: ReactNode;
}) {
  const id = useId();
  return (
    <section className="ui-panel" aria-labelledby={id}>
      <header className="ui-panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
