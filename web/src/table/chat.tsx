import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../base/announce";
import { Button } from "../design/button";
import { useHand } from "./state";

/** The longest thing that can be said. */
const LONGEST = 500;

/** What people at the table say to each other. */
export function Chat() {
  const { connection } = useHand();
  const [text, setText] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const said = connection.chat.value;
  const known = useRef(said.length);
  const seat = connection.welcome.value?.seat ?? -1;
  const people = connection.update.value?.seats.filter((one) => !one.bot).length ?? 0;
  useEffect(() => {
    const last = said.at(-1);
    if (said.length > known.current && last && last.seat !== seat) announce(`${last.name} says: ${last.text}`);
    known.current = said.length;
  }, [said]);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said]);
  if (people < 2 && said.length === 0) return null;
  const send = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === "" || connection.talk(text.trim())) setText("");
  };
  return (
    <section class="chat" aria-label="Chat">
      <h2>Chat</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ul ref={list} tabIndex={0}>
        {said.map((one, place) => (
          <li key={place}>
            <b>{one.seat === seat ? "You" : one.name}:</b> {one.text}
          </li>
        ))}
      </ul>
      {seat >= 0 && (
        <form onSubmit={send}>
          <input
            type="text"
            aria-label="Say something"
            maxLength={LONGEST}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit">Say</Button>
        </form>
      )}
    </section>
  );
}
