import "../lobby/lobby.css";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { asked } from "../base/fetching";
import { Button } from "../design/button";
import { toast } from "../design/toasts";
import { learnWhoYouAre, you } from "../lobby/account";
import { callYourself, yourName } from "../lobby/name";
import type { ChangedPassword, Credentials, Deletion, WhoYouAre } from "../wire/types";

interface PasswordProps {
  label: string;
  autocomplete: "current-password" | "new-password";
  name: string;
}

function Password({ label, autocomplete, name }: PasswordProps) {
  const shortest = autocomplete === "new-password" ? 8 : undefined;
  return (
    <label class="field">
      {label}
      <input type="password" name={name} autocomplete={autocomplete} minLength={shortest} maxLength={200} required />
    </label>
  );
}

interface FormProps {
  heading: string;
  button: string;
  danger?: boolean;
  /** What is done with what was filled in, and what is said when it is done. */
  onSend: (said: Readonly<Record<string, string>>) => Promise<string>;
  children: ComponentChildren;
}

function Form({ heading, button, danger = false, onSend, children }: FormProps) {
  const [sending, setSending] = useState(false);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const said = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    setSending(true);
    try {
      toast(await onSend(said));
      form.reset();
    } catch (error) {
      toast((error as Error).message, "warning");
    } finally {
      setSending(false);
    }
  };
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <form class="wish-row" onSubmit={send}>
        {children}
        <Button type="submit" kind={danger ? "danger" : "primary"} disabled={sending}>
          {button}
        </Button>
      </form>
    </section>
  );
}

function SigningIn() {
  const enter = async (how: "in" | "new", said: Readonly<Record<string, string>>): Promise<string> => {
    const credentials: Credentials = { name: said.name?.trim() ?? "", password: said.password ?? "" };
    you.value = await asked<WhoYouAre>(`/api/account/${how}`, "POST", credentials);
    if (!yourName.peek()) callYourself(you.value.name);
    return `You are signed in as ${you.value.name}.`;
  };
  const name = (
    <label class="field">
      Name
      <input type="text" name="name" autocomplete="username" minLength={2} maxLength={40} required />
    </label>
  );
  return (
    <>
      <p class="lede">With an account your games and decks are found from every browser. Nobody needs one to play.</p>
      <Form heading="Sign in" button="Sign in" onSend={(said) => enter("in", said)}>
        {name}
        <Password label="Password" name="password" autocomplete="current-password" />
      </Form>
      <Form heading="Make an account" button="Make the account" onSend={(said) => enter("new", said)}>
        {name}
        <Password label="Password, at least 8 letters" name="password" autocomplete="new-password" />
      </Form>
    </>
  );
}

function SignedIn({ name }: { name: string }) {
  const leave = (): void => {
    asked<WhoYouAre>("/api/account/out", "POST", {}).then(
      (now) => {
        you.value = now;
      },
      (error: Error) => toast(error.message, "warning"),
    );
  };
  return (
    <>
      <p class="lede">You are signed in as {name}.</p>
      <p>
        <Button onClick={leave}>Sign out</Button>
      </p>
      <Form
        heading="Change the password"
        button="Change it"
        onSend={async ({ password = "", next = "" }) => {
          const changed: ChangedPassword = { password, new: next };
          you.value = await asked<WhoYouAre>("/api/account/password", "POST", changed);
          return "The password is changed. Wherever else you were signed in, you are not any more.";
        }}
      >
        <input type="text" class="unseen" hidden autocomplete="username" value={name} readOnly />
        <Password label="The password" name="password" autocomplete="current-password" />
        <Password label="The new one, at least 8 letters" name="next" autocomplete="new-password" />
      </Form>
      <Form
        heading="Delete the account"
        button="Delete it"
        danger
        onSend={async ({ password = "" }) => {
          const deletion: Deletion = { password };
          you.value = await asked<WhoYouAre>("/api/account/delete", "POST", deletion);
          return "The account is deleted, with its decks. The games stay with those who played them.";
        }}
      >
        <input type="text" class="unseen" hidden autocomplete="username" value={name} readOnly />
        <Password label="The password" name="password" autocomplete="current-password" />
      </Form>
    </>
  );
}

/** Signing in and out, where there are accounts. */
export default function Account() {
  useEffect(() => {
    learnWhoYouAre().catch((error: Error) => toast(error.message, "warning"));
  }, []);
  const known = you.value;
  return (
    <div class="page lobby">
      <h1>Account</h1>
      {known && !known.accounts && <p>This server is your own: it needs no accounts.</p>}
      {known?.accounts && (known.name ? <SignedIn name={known.name} /> : <SigningIn />)}
    </div>
  );
}
