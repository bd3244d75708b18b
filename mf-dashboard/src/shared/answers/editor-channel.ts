/** Messages between the pages of this browser that show the same submission or attempt. */
type EditorMessage =
  /** A page opens and asks whether another one writes. */
  | { readonly kind: 'open'; readonly from: string }
  /** The page that writes says so. */
  | { readonly kind: 'writing'; readonly from: string }
  /** A page asks to continue the editing. */
  | { readonly kind: 'take-over'; readonly from: string }
  /** The page that wrote has saved and stopped. */
  | { readonly kind: 'released'; readonly from: string };

/** Longest time that a page waits for the one that writes; it may be frozen by the browser. */
const RELEASE_TIMEOUT_MS = 3_000;

/** Pages that open within this time, as when a browser restores its tabs, open together. */
const TOGETHER_MS = 1_000;

type Callbacks = {
  /** Another page writes; this one only reads from now on. */
  readonly onReadOnly: () => void;
  /** Saves what is unsent, before another page continues. */
  readonly release: () => Promise<unknown>;
};

/**
 * Lets only one page of this browser write a submission or an attempt: the one that was first, until another one takes
 * over. Pages on other devices are told apart by the version of the draft.
 */
export class EditorChannel {
  readonly #channel: BroadcastChannel;
  readonly #editorId: string;
  readonly #callbacks: Callbacks;
  readonly #openedAt = Date.now();
  #isWriting = true;
  #isClosed = false;
  #onReleased: (() => void) | undefined;

  constructor(id: string, editorId: string, callbacks: Callbacks) {
    this.#channel = new BroadcastChannel(`work:${id}`);
    this.#editorId = editorId;
    this.#callbacks = callbacks;
    this.#channel.onmessage = ({ data }: MessageEvent<EditorMessage>) => void this.#receive(data);
    this.#post('open');
  }

  /** Goes on writing in this page, once the other one has saved. */
  async takeOver(): Promise<void> {
    const released = new Promise<void>((resolve) => {
      this.#onReleased = resolve;
      setTimeout(resolve, RELEASE_TIMEOUT_MS);
    });
    this.#post('take-over');
    await released;
    this.#isWriting = true;
  }

  close(): void {
    this.#isClosed = true;
    this.#channel.close();
  }

  async #receive({ kind, from }: EditorMessage): Promise<void> {
    if (kind === 'open' && this.#isWriting && this.#wasBefore(from)) this.#post('writing');
    if (kind === 'released') this.#onReleased?.();
    if (kind === 'writing') this.#stopWriting();
    if (kind === 'take-over' && this.#isWriting) {
      this.#isWriting = false;
      await this.#callbacks.release();
      this.#callbacks.onReadOnly();
      this.#post('released');
    }
  }

  /** Whether this page was open before another one. Of two that open together, the smaller id wins. */
  #wasBefore(otherId: string): boolean {
    return Date.now() - this.#openedAt > TOGETHER_MS || this.#editorId < otherId;
  }

  #stopWriting(): void {
    this.#isWriting = false;
    this.#callbacks.onReadOnly();
  }

  /** Sends nothing once the page has closed, for instance while it was saving: the other one has a time limit. */
  #post(kind: EditorMessage['kind']): void {
    if (this.#isClosed) return;
    this.#channel.postMessage({ kind, from: this.#editorId } satisfies EditorMessage);
  }
}
