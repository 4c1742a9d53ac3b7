import { factionIcon } from "../cards/cthulhu";
import type { Game } from "../cards/types";
import { Icon, type IconName, isIcon } from "../icons/icon";
import { ICON_FILTERS } from "../library/filters";
import type { Lot } from "./sheet";
import { type Bar, curve, icons, meanCost, split } from "./statistics";

interface BarsProps {
  title: string;
  bars: readonly Bar[];
  upright?: boolean;
  icon?: (label: string) => IconName | undefined;
}

/** Counts as bars. Each says its number, so the lengths need not be read. */
function Bars({ title, bars, upright = false, icon }: BarsProps) {
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  return (
    <figure class="bars" data-upright={upright}>
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map((bar) => {
          const shape = icon?.(bar.label);
          return (
            <li key={bar.label} data-tint={shape}>
              <span class="bar-label">
                {shape && <Icon name={shape} />}
                {bar.label}
              </span>
              <span class="bar" style={{ "--share": bar.count / most }} />
              <b>{bar.count}</b>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

/** What a deck is made of, at a glance. */
export function Charts({ game, lots }: { game: Game; lots: readonly Lot[] }) {
  if (lots.length === 0) return <p class="hint">There is nothing to count yet.</p>;
  const shapes = new Map(ICON_FILTERS[game].map(({ name, icon }) => [name, icon]));
  const ofFaction = (label: string): IconName | undefined =>
    game === "cthulhu" ? factionIcon(label) : isIcon(label) ? label : undefined;
  return (
    <div class="charts">
      <Bars title={`Cost, ${meanCost(lots).toFixed(1)} on average`} bars={curve(lots)} upright />
      <Bars title={game === "cthulhu" ? "Factions" : "Classes"} bars={split(lots)} icon={ofFaction} />
      <Bars title="Icons" bars={icons(lots)} icon={(label) => shapes.get(label)} />
    </div>
  );
}
