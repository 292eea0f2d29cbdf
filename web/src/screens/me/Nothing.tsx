import { Avatar } from "../../base/cards/Avatar";
import { Button } from "../../base/look/controls";

/** A picture and a way on where there is nothing yet. */
export function Nothing({
  title,
  text,
  button,
  onClick,
}: {
  title: string;
  text: string;
  button: string;
  onClick: () => void;
}) {
  return (
    <section className="ui-panel me-nothing">
      <Avatar of={title} className="me-nothing-face" />
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      <Button kind="go" onClick={onClick}>
        {button}
      </Button>
    </section>
  );
}
