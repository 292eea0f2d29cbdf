// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { settings } from "../../../../src/base/device/settings";
import { type Texts, words } from "../../../../src/base/text/catalogue";
import { Speaking, speech } from "../../../../src/base/text/speech";
import { LanguageButton } from "../../../../src/screens/shared/page/Bar";

const NAMES = {
  zh: { name: "中文", short: "中文", tag: "zh-CN" },
  en: { name: "English", short: "EN", tag: "en-GB" },
  fr: { name: "Français", short: "FR", tag: "fr" },
};

function show(...codes: readonly (keyof typeof NAMES)[]) {
  const languages = Object.fromEntries(codes.map((code) => [code, NAMES[code]]));
  const texts: Texts = { lang: "zh", languages, common: {}, games: {}, parts: {} };
  return render(
    <Speaking speech={speech(words("zh", texts))}>
      <LanguageButton />
    </Speaking>,
  );
}

beforeAll(() => void vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(cleanup);

it("changes between two languages with one tap", () => {
  const { getByRole } = show("zh", "en");
  const button = getByRole("button", { name: "English" });
  expect([button.textContent, button.lang]).toEqual(["EN", "en-GB"]);
  fireEvent.click(button);
  expect(settings.get().lang).toBe("en");
});

it("lists more of them, each by its own name", () => {
  const { getByRole, getAllByRole } = show("zh", "en", "fr");
  const options = getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["中文", "English", "Français"]);
  expect(options.map(({ lang }) => lang)).toEqual(["zh-CN", "en-GB", "fr"]);
  fireEvent.change(getByRole("combobox"), { target: { value: "fr" } });
  expect(settings.get().lang).toBe("fr");
});

it("is not there where there is nothing to choose", () => {
  expect(show("zh").container.textContent).toBe("");
});
