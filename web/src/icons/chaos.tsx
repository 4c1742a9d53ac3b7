import { Icon, type IconName, iconLabel } from "./icon";

const SYMBOLS: Readonly<Record<string, IconName>> = {
  skull: "skull",
  cultist: "cultist",
  tablet: "tablet",
  "elder thing": "elder-thing",
  "elder sign": "elder-sign",
  "auto-fail": "auto-fail",
};

/** The tone of a token: what is bad, what is good, and what the scenario decides. */
function tone(token: string): string {
  if (token === "auto-fail") return "worst";
  if (token === "elder sign") return "best";
  if (token in SYMBOLS) return "symbol";
  return token.startsWith("-") ? "minus" : "plus";
}

/** A chaos token: `skull`, `elder sign`, `+1`, `0`, `-3` and so on, as the views write them. */
export function ChaosToken({ token, class: extra = "" }: { token: string; class?: string }) {
  const symbol = SYMBOLS[token];
  const label = symbol ? iconLabel(symbol) : token.replace("-", "minus ");
  return (
    <span class={`chaos ${extra}`} data-tone={tone(token)} role="img" aria-label={`Chaos token: ${label}`}>
      {symbol ? <Icon name={symbol} /> : <span aria-hidden>{token.replace("-", "−")}</span>}
    </span>
  );
}
