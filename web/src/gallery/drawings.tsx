import { ChaosToken } from "../icons/chaos";
import { ICON_NAMES, Icon } from "../icons/icon";

const TOKENS = [
  "+1",
  "0",
  "-1",
  "-2",
  "-3",
  "-4",
  "-5",
  "-6",
  "-7",
  "-8",
  "skull",
  "cultist",
  "tablet",
  "elder thing",
  "auto-fail",
  "elder sign",
];
const TINTS = [
  ...[
    "agency",
    "miskatonic",
    "syndicate",
    "cthulhu",
    "hastur",
    "yog-sothoth",
    "shub-niggurath",
    "silver-twilight",
    "neutral",
  ],
  ...["guardian", "seeker", "rogue", "mystic", "survivor", "mythos", "story"],
] as const;

/** Icons at the sizes they are used at. */
export function Drawings() {
  return (
    <>
      <div class="gallery-row">
        {TINTS.map((tint) => (
          <span key={tint} class="gallery-tint" data-tint={tint}>
            <Icon name={tint} />
            {tint}
          </span>
        ))}
      </div>
      <div class="gallery-row gallery-tokens">
        {TOKENS.map((token) => (
          <ChaosToken key={token} token={token} />
        ))}
      </div>
      <div class="gallery-icons">
        {ICON_NAMES.map((name) => (
          <figure key={name}>
            <span class="gallery-icon">
              <Icon name={name} />
              <Icon name={name} />
              <Icon name={name} />
            </span>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
