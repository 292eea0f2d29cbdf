// Play a seat by clicking what a player would click, whenever it is the seat's turn.
// With `window.ownWheel` the friend wheel is left to somebody else.
(() => {
  const find = (selector) => document.querySelector(selector);
  const isOff = (element) => element.disabled || element.getAttribute("aria-disabled") === "true";
  let hinted = "";

  function callFriend() {
    const sure = find(".friend-wheel.sure .go");
    if (sure) return sure.click();
    const choose = find(".wheel-choose");
    if (choose && !isOff(choose)) return choose.click();
    const wheel = find(".wheel");
    wheel?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  }

  function step() {
    if (find(".friend-wheel")) return window.ownWheel ? undefined : callFriend();
    const choices = [...document.querySelectorAll(".sheet-choices .choice")];
    if (choices.length > 0) return choices.find((choice) => !isOff(choice))?.click();
    const hint = find(".buttons .hint");
    if (!hint || isOff(hint)) return;
    const passing = find(".buttons .no.go");
    if (passing) return isOff(passing) ? undefined : passing.click();
    const go = find(".buttons .go");
    if (!go) return;
    if (!isOff(go)) return go.click();
    const seen = find(".at-table").dataset.seq;
    if (hinted === seen) return;
    hinted = seen;
    hint.click();
  }

  window.pilot ??= setInterval(step, 40);
})();
