import { useEffect, useMemo } from "preact/hooks";
import { useRoute } from "preact-iso";
import { eyesNamed, gameSource } from "../replays/source";
import { Viewer } from "../replays/viewer";
import { Walk } from "../replays/walk";

/** How long a step is shown before the address follows, in milliseconds. */
const REST = 250;

/** A game on the server that is over, step by step. */
export default function ReplayPage() {
  const { params, query } = useRoute();
  const id = params.id ?? "";
  const walk = useMemo(() => new Walk(gameSource(id)), [id]);
  useEffect(() => void walk.look(eyesNamed(query.eyes), query.step ?? "0"), [walk]);
  const address = walk.shown.value && walk.address.value;
  useEffect(() => {
    if (!address) return;
    // Browsers let a page change its address only so often, and whoever holds a key goes through many steps.
    const timer = setTimeout(() => history.replaceState(history.state, "", address), REST);
    return () => clearTimeout(timer);
  }, [address]);
  const title = walk.shown.value?.document.title;
  useEffect(() => {
    if (title) document.title = `Replay · ${title} · Silverkey`;
  }, [title]);
  return <Viewer key={id} walk={walk} />;
}
