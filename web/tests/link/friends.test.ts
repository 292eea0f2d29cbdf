import { expect, test } from "vitest";
import { isLoopback } from "../../src/link/friends";

test.each(["localhost", "127.0.0.1", "127.3.4.5", "[::1]"])("%s leads to this machine", (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(["192.168.1.5", "cards.example", "localhost.example", "127.0.0.1.example", "[fd00::5]"])(
  "%s leads elsewhere",
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
