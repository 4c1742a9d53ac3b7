import { computed, signal } from "@preact/signals";
import { toast } from "../design/toasts";
import {
  type Again,
  type ClientMessage,
  type GameView,
  type Line,
  type Reasons,
  type Said,
  type ServerMessage,
  type Update,
  VERSION,
  type Welcome,
} from "../wire/types";
import { type Pacing, Playback } from "./playback";
import type { Hurry } from "./state";

/** What one wants to be asked, as the server keeps it for a seat. */
export type AskingSettings = Welcome["settings"];

export type Status = "connecting" | "open" | "lost" | "ended";

type WithoutAsk<Message> = Message extends { readonly ask: number } ? Omit<Message, "ask"> : never;

/** How long to wait before each try to come back, in milliseconds; the last goes on. */
const WAITS = [500, 1000, 2000, 4000, 8000];

export function addressOf(table: string, { protocol, host }: Pick<Location, "protocol" | "host">): string {
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}/api/tables/${encodeURIComponent(table)}/play`;
}

/** The connection of a seat to its table. It comes back by itself when it is lost. */
export class Connection {
  readonly status = signal<Status>("connecting");
  /** Why it has ended, in the server's words. */
  readonly farewell = signal("");
  readonly welcome = signal<Welcome | undefined>(undefined);
  /** How things stand, as far as it has been shown. */
  readonly update = signal<Update | undefined>(undefined);
  /** How they stand by what the server said last. */
  readonly latest = signal<Update | undefined>(undefined);
  readonly chat = signal<readonly Said[]>([]);
  /** What stands in the way of the card that was asked about last. */
  readonly reasons = signal<Reasons | undefined>(undefined);
  /** When one wants to be asked. */
  readonly settings = signal<AskingSettings>({});
  readonly playback: Playback;
  /** The seconds that you had left at a time, and whether they pass; nothing where there is no clock. */
  readonly clock = signal<{ left: number; running: boolean; at: number } | undefined>(undefined);
  /** The seat at another table like this one that waits for you. */
  readonly again = signal<Again | undefined>(undefined);
  readonly log = signal<readonly Line[]>([]);
  /** The question whose answer is on its way, so that nobody answers twice. */
  private readonly answered = signal(-1);
  /** What you are asked and have not answered. */
  readonly decision = computed(() => {
    const asked = this.update.value?.view.decision;
    if (this.status.value !== "open" || this.playback.busy.value) return undefined;
    return asked && asked.serial !== this.answered.value ? asked : undefined;
  });

  private socket: WebSocket | undefined;
  private asks = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly key: string,
    private readonly connect: (address: string) => WebSocket = (to) => new WebSocket(to),
    pacing: (game: string) => Pacing | undefined = () => undefined,
    pace: () => number = () => 0,
  ) {
    this.playback = new Playback(
      (update) => this.show(update),
      (view, log) => this.stage(view, log),
      () => pacing(this.welcome.peek()?.game ?? ""),
      pace,
    );
    this.open();
  }

  answer(option: number): void {
    const asked = this.decision.peek();
    if (!asked) return;
    this.answered.value = asked.serial;
    this.playback.seen();
    this.say({ say: "answer", question: asked.serial, option });
  }

  /** Take back: the whole of the last action, or the last answer alone. */
  undo({ whole }: { whole: boolean }): void {
    this.say({ say: "undo", whole });
  }

  /** Whether what somebody else wants to take back is taken back. */
  consent(agree: boolean): void {
    this.say({ say: "consent", agree });
  }

  /** Pass until somebody else does something, until the turn ends, or no more. */
  hurry(how: Hurry | ""): void {
    this.say({ say: "hurry", how });
  }

  /** Be asked at the next chance to act, or at the one that has just been passed. */
  act(): void {
    this.say({ say: "act" });
  }

  /** Change when one is asked. */
  prefer(settings: AskingSettings): void {
    this.settings.value = settings;
    this.say({ say: "prefer", settings });
  }

  /** Ask what stands in the way of a card. */
  whyNot(code: string): void {
    this.reasons.value = undefined;
    this.say({ say: "why not", code });
  }

  /** Say something to the others; whether it could be said. */
  talk(text: string): boolean {
    return this.say({ say: "chat", text });
  }

  concede(): void {
    this.say({ say: "concede" });
  }

  /** Leave the table. */
  close(): void {
    clearTimeout(this.timer);
    this.playback.skip();
    this.status.value = "ended";
    this.socket?.close();
  }

  private open(): void {
    const socket = this.connect(this.address);
    this.socket = socket;
    socket.onopen = () => this.send({ say: "hello", version: VERSION, key: this.key });
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  /** Whether it could be said: while the connection is lost nothing can, and whoever tries is told so. */
  private say(message: WithoutAsk<ClientMessage>): boolean {
    if (this.status.peek() !== "open") {
      toast("The connection is lost, so that is not done. Try again when it is back.");
      return false;
    }
    this.asks += 1;
    this.send({ ...message, ask: this.asks } as ClientMessage);
    return true;
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lost(): void {
    if (this.status.peek() === "ended") return;
    this.status.value = "lost";
    this.answered.value = -1;
    this.timer = setTimeout(() => this.open(), WAITS[Math.min(this.tries, WAITS.length - 1)]);
    this.tries += 1;
  }

  private hear(message: ServerMessage): void {
    switch (message.say) {
      case "welcome":
        this.welcome.value = message;
        this.settings.value = message.settings;
        this.chat.value = [];
        this.status.value = "open";
        this.tries = 0;
        break;
      case "update":
        this.noteRefusal(message);
        this.noteActing(message);
        this.latest.value = message;
        this.playback.take(message);
        break;
      case "chat":
        this.chat.value = [...this.chat.peek(), message];
        break;
      case "reasons":
        this.reasons.value = message;
        break;
      case "again":
        this.again.value = message;
        toast(`${message.name} plays again, and a seat waits for you.`);
        break;
      case "clock":
        this.clock.value = { left: message.left, running: message.running, at: Date.now() };
        break;
      case "refused":
        this.answered.value = -1;
        toast(message.why, "warning");
        break;
      case "farewell":
        this.farewell.value = message.why;
        if (!message.come_back) this.status.value = "ended";
        this.socket?.close();
        break;
    }
  }

  /** How things stood in between, at the table as it is shown. */
  private stage(view: GameView, log: readonly Line[]): void {
    const shown = this.update.peek();
    if (!shown) return;
    this.log.value = [...this.log.peek(), ...log];
    this.update.value = { ...shown, view };
  }

  private show(update: Update): void {
    this.log.value = update.fresh ? update.log : [...this.log.peek(), ...update.log];
    this.update.value = update;
  }

  /** Whoever asked to take something back is told if that was refused. */
  private noteRefusal(update: Update): void {
    const asked = this.latest.peek()?.undo_wanted ?? -1;
    const mine = asked >= 0 && asked === this.welcome.peek()?.seat;
    if (mine && update.undo_wanted < 0 && !update.fresh) toast("That is not taken back: the others go on.", "info");
  }

  /** Whoever wants to act is told so where there was nothing to go back to. */
  private noteActing(update: Update): void {
    const wanted = this.latest.peek()?.acting === false && update.acting;
    if (wanted && !update.fresh) toast("You will be asked at the next chance to act.");
  }
}
