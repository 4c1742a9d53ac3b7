import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { asked } from "../base/fetching";
import type { WhoYouAre } from "../wire/types";

/** Who you are here; nothing until the server has said so. */
export const you = signal<WhoYouAre | undefined>(undefined);

export async function learnWhoYouAre(): Promise<void> {
  you.value = await asked<WhoYouAre>("/api/account");
}

/** Whether you are signed in, where there are accounts. */
export function AccountLine() {
  useEffect(() => {
    learnWhoYouAre().catch(() => {});
  }, []);
  if (!you.value?.accounts) return null;
  return (
    <p>
      {you.value.name
        ? `You are signed in as ${you.value.name}. `
        : "As a guest you have your games and decks in this browser alone. "}
      <a href="/account">{you.value.name ? "Your account" : "Sign in, or make an account"}</a>
    </p>
  );
}
