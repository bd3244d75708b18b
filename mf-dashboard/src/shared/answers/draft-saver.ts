import { isApiError } from '@platform/kit';
import type { AnswerDraft } from './item-drafts.ts';
import { toBatches } from './to-batches.ts';

/** What the page says about the answers: where they are kept, or why they are not. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: string | null }
  | { readonly kind: 'saving' }
  /** On this device; sent as soon as the server can be reached. */
  | { readonly kind: 'kept' }
  /** `isKept`: whether this browser has a copy. */
  | { readonly kind: 'failed'; readonly message: string; readonly isKept: boolean }
  /** Another page or device has saved a newer version. */
  | { readonly kind: 'conflict'; readonly version: number; readonly savedAt: string; readonly device: string }
  /** No more answers are taken, e.g. because it was handed in on another device, or the time is over. */
  | { readonly kind: 'closed' };

/** Unsent answers as this browser keeps them. */
export type KeptDraft<Item extends AnswerDraft, Measures extends object> = {
  /** The version that the answers were made to. */
  readonly version: number;
  readonly items: readonly Item[];
  readonly at: string;
} & Measures;

/** What is sent to save answers. */
export type DraftBody<Item extends AnswerDraft, Measures extends object> = {
  version: number;
  editorId: string;
  device: string;
  items: Item[];
} & Measures;

/** Milliseconds from a change until the server, and until this browser, has it. */
export type SaveDelays = { readonly sendMs: number; readonly keepMs: number };

export type DraftSaverOptions<Item extends AnswerDraft, Measures extends object> = {
  readonly editorId: string;
  readonly device: string;
  readonly version: number;
  readonly savedAt: string | null;
  /** Answers that a page before this one could not send. */
  readonly unsent?: readonly Item[] | undefined;
  /** Set if the server has a newer version than the unsent answers were made to. */
  readonly conflict?: Extract<SaveState, { kind: 'conflict' }> | undefined;
  /** @throws ApiError if the answers are not saved. */
  readonly send: (
    body: DraftBody<Item, Measures>,
  ) => Promise<{ readonly version: number; readonly savedAt: string }>;
  /** Keeps unsent answers in this browser; `false` if it cannot. `undefined` removes them. */
  readonly keep: (draft: KeptDraft<Item, Measures> | undefined) => boolean;
  readonly measure: () => Measures;
  /** By default two seconds, and a quarter of one. */
  readonly delays?: SaveDelays | undefined;
  /** Called after a save that found answers of another page to other items. */
  readonly onOthersSaved?: (() => void) | undefined;
};

/** Time from a change until it is sent, and until this browser has it: what a crash of the page can lose. */
export const SAVE_DELAY_MS = 2_000;
export const KEEP_DELAY_MS = 250;
const USUAL_DELAYS: SaveDelays = { sendMs: SAVE_DELAY_MS, keepMs: KEEP_DELAY_MS };
/** Time in which another tab can say that it writes, before this one sends what it found in the browser. */
export const START_DELAY_MS = 500;
const RETRY_MIN_MS = 2_000;
const RETRY_MAX_MS = 60_000;

/**
 * Saves answers to this browser and to the server, soon after a change. Without a connection it keeps them and
 * tries again, less and less often. It never overwrites a newer version of another page or device: it stops and reports
 * a conflict, which the member decides.
 */
export class DraftSaver<Item extends AnswerDraft, Measures extends object> {
  readonly #options: DraftSaverOptions<Item, Measures>;
  readonly #delays: SaveDelays;
  readonly #pending = new Map<string, Item>();
  readonly #listeners = new Set<() => void>();
  #state: SaveState;
  #version: number;
  #savedAt: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<boolean> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isStopped = true;

  constructor(options: DraftSaverOptions<Item, Measures>) {
    const { version, savedAt, unsent = [], conflict, delays = USUAL_DELAYS } = options;
    this.#options = options;
    this.#delays = delays;
    this.#version = version;
    this.#savedAt = savedAt;
    this.#state = conflict ?? (unsent.length > 0 ? { kind: 'kept' } : { kind: 'saved', at: savedAt });
    for (const item of unsent) this.#pending.set(item.itemId, item);
  }

  get state(): SaveState {
    return this.#state;
  }

  /** The version of the answers on the server, to hand in. */
  get version(): number {
    return this.#version;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the server does not have the newest answers to an item. */
  isPending(itemId: string): boolean {
    return this.#pending.has(itemId);
  }

  /** Takes a changed item, and saves it soon with all others that change until then. */
  change(item: Item): void {
    this.#pending.set(item.itemId, item);
    if (this.#delays.keepMs === 0) this.#keep();
    else this.#keepTimer ??= setTimeout(() => this.#keep(), this.#delays.keepMs);
    if (this.#isHalted()) return;
    if (this.#state.kind === 'saved' || this.#state.kind === 'failed') this.#setState({ kind: 'saving' });
    if (this.#timer === undefined) this.#schedule(this.#delays.sendMs);
  }

  /** Saves now. Resolves to whether the server has everything. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isHalted()) return Promise.resolve(false);
    this.#keep();
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
      // What changed meanwhile, unless a failure has scheduled the next attempt.
      if (this.#pending.size > 0 && this.#timer === undefined && this.#state.kind === 'saving')
        this.#schedule(this.#delays.sendMs);
    });
    return this.#sending;
  }

  /** Saves all that changes until it is saved. Resolves to whether the server has everything. */
  async settle(): Promise<boolean> {
    do {
      if (!(await this.flush())) return false;
    } while (this.#pending.size > 0);
    return true;
  }

  /** Saves with everything that is measured, even if no answer has changed, as before a hand-in. */
  async finish(): Promise<boolean> {
    return (await this.settle()) && this.#sendBatch([]);
  }

  /** Saves while the page is being left. The request may outlive the page; its answer may not be seen. */
  leave(): void {
    this.#keep();
    if (this.#pending.size === 0 || this.#isHalted()) return;
    // A request under way may end with the page, so everything is sent again; a repetition does no harm.
    if (this.#sending) void this.#sendBatch([...this.#pending.values()]);
    else void this.flush();
  }

  /** Tries again at once, e.g. when the browser is online again. */
  retry(): void {
    if (this.#state.kind === 'kept') void this.flush();
  }

  /** Decides a conflict for this page: saves these items over the newer version. */
  overwrite(version: number, items: readonly Item[]): void {
    this.#version = version;
    for (const item of items) this.#pending.set(item.itemId, item);
    this.#setState({ kind: 'saving' });
    void this.flush();
  }

  /** Decides a conflict for the other page: forgets what was not sent. */
  discard(): void {
    this.#pending.clear();
    this.#keep();
    this.stop();
  }

  /** Begins to save, first what is unsent. */
  start(): void {
    this.#isStopped = false;
    if (this.#pending.size === 0) this.#keep();
    else if (!this.#isHalted()) this.#schedule(START_DELAY_MS);
  }

  /** Ends all saving, e.g. when another tab continues. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#keepTimer);
    this.#timer = undefined;
    this.#keepTimer = undefined;
  }

  /** Sends what is pending now; what changes meanwhile waits for its own two seconds. */
  async #sendAll(): Promise<boolean> {
    for (const batch of toBatches([...this.#pending.values()]))
      if (!(await this.#sendBatch(batch))) return false;
    return true;
  }

  async #sendBatch(items: readonly Item[]): Promise<boolean> {
    const { send, editorId, device, measure, onOthersSaved } = this.#options;
    this.#setState({ kind: 'saving' });
    try {
      const body = { version: this.#version, editorId, device, ...measure(), items: [...items] };
      const { version, savedAt } = await send(body);
      if (version > this.#version + 1) onOthersSaved?.();
      this.#version = Math.max(this.#version, version);
      this.#savedAt = savedAt;
    } catch (error) {
      this.#fail(error);
      return false;
    }
    this.#failures = 0;
    // An item that changed while it was sent stays pending.
    for (const item of items) if (this.#pending.get(item.itemId) === item) this.#pending.delete(item.itemId);
    this.#keep();
    if (this.#pending.size === 0) this.#setState({ kind: 'saved', at: this.#savedAt });
    return true;
  }

  #fail(error: unknown): void {
    const isKept = this.#keep();
    if (!isApiError(error)) {
      this.#setState({ kind: 'failed', message: 'Something went wrong. Reload the page.', isKept });
      return;
    }
    const { code, status, message, extensions, retryAfterSeconds } = error;
    if (code === 'draft_newer') {
      const { version, savedAt, device } = extensions;
      this.#setState({
        kind: 'conflict',
        version: typeof version === 'number' ? version : this.#version + 1,
        savedAt: typeof savedAt === 'string' ? savedAt : '',
        device: typeof device === 'string' ? device : 'another device',
      });
    } else if (code === 'wrong_state' || code === 'too_late' || code === 'not_found') {
      this.#setState({ kind: 'closed' });
    } else if (status === 0 || status === 429 || status >= 500) {
      this.#setState(isKept ? { kind: 'kept' } : { kind: 'failed', message: NOT_KEPT, isKept });
      const delay = Math.min(RETRY_MIN_MS * 2 ** this.#failures, RETRY_MAX_MS);
      this.#failures += 1;
      this.#schedule(Math.max(delay, (retryAfterSeconds ?? 0) * 1_000));
    } else {
      this.#setState({ kind: 'failed', message, isKept });
    }
  }

  /** Brings the copy in this browser up to date. */
  #keep(): boolean {
    const { keep, measure } = this.#options;
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    if (this.#isStopped) return false;
    if (this.#pending.size === 0) return keep(undefined);
    const at = new Date().toISOString();
    return keep({ version: this.#version, items: [...this.#pending.values()], ...measure(), at });
  }

  /** Whether nothing may be sent until the member has decided something. */
  #isHalted(): boolean {
    return this.#isStopped || this.#state.kind === 'conflict' || this.#state.kind === 'closed';
  }

  #schedule(delayMs: number): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.flush();
    }, delayMs);
  }

  #setState(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const NOT_KEPT =
  'There is no connection, and this browser keeps no copy. Leave this page open until it is saved.';
