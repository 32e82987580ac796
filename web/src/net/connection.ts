// The WebSocket of one table: comes back by itself, and sends again what was not acknowledged, under the same id.
import { VERSION, type FromClient, type FromServer, type Hello, type Refused } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "ended";
type WithId = Extract<FromClient, { id: string }>;
/** A request without its id, which the connection chooses. */
export type Request = WithId extends infer R ? (R extends WithId ? Omit<R, "id"> : never) : never;
export type Reply = Extract<FromServer, { id: string }>;

interface Outstanding {
  message: WithId;
  settle(reply: Reply): void;
  fail(why: Error): void;
}

export interface Listener {
  hello(): Hello;
  received(message: FromServer): void;
  linked(link: Link): void;
}

export class RequestRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.why);
  }

  get code(): string {
    return this.refused.code;
  }
}

export const COME_BACK = ["restart", "moved"];
/** The server is started anew: it is there again in a moment. */
export const SOON = "stopping";
/** The server has too much to do, or cannot keep what is played: one waits a while. */
const WAIT = ["busy", "fault"];
const PATIENT = 5;
const SOONEST = 400;
const LATEST = 15_000;
const PING_EVERY = 20_000;

export class Connection {
  private socket: WebSocket | null = null;
  private outstanding = new Map<string, Outstanding>();
  private attempts = 0;
  private retry = 0;
  private pinging = 0;
  private heard = 0;
  private over = false;
  private readonly own = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private count = 0;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.over = false;
    window.clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    this.listener.linked(this.attempts ? "lost" : "connecting");
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.closed(socket);
  }

  close(): void {
    this.over = true;
    window.clearTimeout(this.retry);
    window.clearInterval(this.pinging);
    this.socket?.close();
    for (const { fail } of this.outstanding.values()) fail(new Error("closed"));
    this.outstanding.clear();
  }

  /** Says which streams are wanted: first of all, and when that changes. */
  greet(): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ ...this.listener.hello(), version: VERSION }));
  }

  /** Starts anew: for streams that do not fit together any more. */
  renew(): void {
    this.socket?.close();
  }

  /** Resolves with the reply; rejects with the refusal. Waits through a lost connection. */
  ask(request: Request): Promise<Reply> {
    const message = { ...request, id: `${this.own}-${++this.count}` } as WithId;
    return new Promise((settle, fail) => {
      this.outstanding.set(message.id, { message, settle, fail });
      this.send(message);
    });
  }

  private send(message: WithId): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.attempts === 0) this.socket.send(JSON.stringify(message));
  }

  private take(message: FromServer): void {
    this.heard = Date.now();
    if (message.t === "welcome") this.welcomed();
    if ("id" in message) {
      const waiting = this.outstanding.get(message.id);
      this.outstanding.delete(message.id);
      if (message.t === "refused") waiting?.fail(new RequestRefused(message));
      else waiting?.settle(message);
    }
    // After a restart, or when one's seats have changed, the table is still there.
    if (message.t === "farewell") {
      this.over = ![...COME_BACK, SOON, ...WAIT].includes(message.why);
      if (WAIT.includes(message.why)) this.attempts = Math.max(this.attempts, PATIENT);
    }
    this.listener.received(message);
  }

  private welcomed(): void {
    this.attempts = 0;
    this.listener.linked("open");
    for (const { message } of this.outstanding.values()) this.send(message);
    window.clearInterval(this.pinging);
    this.pinging = window.setInterval(() => this.ping(), PING_EVERY);
  }

  /** A connection that no longer answers is given up: some networks never say that it is gone. */
  private ping(): void {
    if (Date.now() - this.heard > 2.5 * PING_EVERY) this.socket?.close();
    else if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ t: "ping", id: `${this.own}-ping` }));
  }

  private closed(socket: WebSocket): void {
    if (socket !== this.socket) return;
    window.clearInterval(this.pinging);
    if (this.over) return this.listener.linked("ended");
    this.attempts += 1;
    this.listener.linked("lost");
    const wait = Math.min(LATEST, SOONEST * 2 ** (this.attempts - 1)) * (0.75 + Math.random() / 2);
    this.retry = window.setTimeout(() => this.open(), wait);
  }
}

