import { computed, signal } from "@preact/signals";
import { toast } from "../design/toasts";
import { type ClientMessage, type Line, type ServerMessage, type Update, VERSION, type Welcome } from "../wire/types";

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
  readonly update = signal<Update | undefined>(undefined);
  readonly log = signal<readonly Line[]>([]);
  /** The question whose answer is on its way, so that nobody answers twice. */
  private readonly answered = signal(-1);
  /** What you are asked and have not answered. */
  readonly decision = computed(() => {
    const asked = this.update.value?.view.decision;
    return this.status.value === "open" && asked && asked.serial !== this.answered.value ? asked : undefined;
  });

  private socket: WebSocket | undefined;
  private asks = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly key: string,
    private readonly connect: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    this.open();
  }

  answer(option: number): void {
    const asked = this.decision.peek();
    if (!asked) return;
    this.answered.value = asked.serial;
    this.say({ say: "answer", question: asked.serial, option });
  }

  /** Take back the last answer: that is what an update says can be. */
  undo(): void {
    this.say({ say: "undo", whole: false });
  }

  concede(): void {
    this.say({ say: "concede" });
  }

  /** Leave the table. */
  close(): void {
    clearTimeout(this.timer);
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

  private say(message: WithoutAsk<ClientMessage>): void {
    this.asks += 1;
    this.send({ ...message, ask: this.asks } as ClientMessage);
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
        this.status.value = "open";
        this.tries = 0;
        break;
      case "update":
        this.log.value = message.fresh ? message.log : [...this.log.peek(), ...message.log];
        this.update.value = message;
        break;
      case "refused":
        this.answered.value = -1;
        toast(message.why, "warning");
        break;
      case "farewell":
        this.farewell.value = message.why;
        if (!message.come_back) this.status.value = "ended";
        break;
    }
  }
}
