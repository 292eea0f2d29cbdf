import { type ReactNode, useEffect, useId, useRef } from "react";
import { useSpeech } from "../text/speech";
import { IconButton } from "./controls";
import { Scrolling } from "./Scrolling";
import "./dialog.css";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Along the side on wide screens, so that the table stays in sight. */
  readonly side?: boolean;
}

/** A page over the page: from below on a phone, in the middle or at the side on wide screens. */
export function Dialog({ title, onClose, children, side }: DialogProps) {
  const { say } = useSpeech();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={side ? "dialog dialog-side" : "dialog"}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="dialog-inside">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={say("nav.close")} onClick={onClose} />
        </header>
        <Scrolling className="dialog-body" label={title}>
          {children}
        </Scrolling>
      </div>
    </dialog>
  );
}
