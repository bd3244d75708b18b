/*
 * Invariant: a decision that was not undone is sent, or its administrator is told that it was not. It waits outside of
 * React, so that it outlives the page of its case. Nothing of it is stored but the kind and id of its cases, by which
 * the next page names it if this one crashes.
 */
import type { CaseKind } from '@platform/contracts';
import { describeError, isApiError, registerBeforeSignOut, type ApiError } from '@platform/kit';
import { readStoredCases, storeCases } from './stored-cases.ts';

/** How long a decision can be undone before it is sent. */
export const UNDO_SECONDS = 10;

/** A case, submitted work, a report of a question of a test, or a certificate, whose id is its code. */
export type CaseReference = {
  readonly kind: CaseKind | 'review' | 'unitReport' | 'certificate';
  readonly id: string;
};

/** A case whose decision was not applied, and why. */
export type Unapplied = CaseReference & { readonly name: string; readonly message: string };

/** A decision about one case or several. */
type Decision = {
  /** What was decided, e.g. "Purchase approved". */
  readonly title: string;
  /** What the case is called; empty if the title counts several. */
  readonly name: string;
  readonly cases: readonly (CaseReference & { readonly name: string })[];
  /**
   * Sends it. Resolves to the cases that it was not applied to, and to `undefined` without sending it if another user
   * is logged in by now; rejects with an ApiError if it was applied to none.
   */
  readonly send: () => Promise<readonly Unapplied[] | undefined>;
  /** Tells the administrator, who may be anywhere in the shell by then, about something that needs them. */
  readonly tell: (message: {
    readonly title: string;
    readonly text: string;
    readonly about?: Unapplied;
  }) => void;
};

export type PendingDecision = Decision & {
  readonly key: number;
  /** When it is sent, in ms. */
  readonly sendAt: number;
  /** `failed` is sent again; `signed-out` waits for the login. */
  readonly phase: 'undoable' | 'sending' | 'failed' | 'signed-out';
};

type State = {
  readonly pending: readonly PendingDecision[];
  readonly unapplied: readonly Unapplied[];
  /** Cases whose decision an earlier page did not send. */
  readonly unsent: readonly CaseReference[];
  /** When the decision about a case was sent that is answered, in ms: the page loads the case again afterwards. */
  readonly sentAt: ReadonlyMap<string, number>;
};

const NOTHING: State = { pending: [], unapplied: [], unsent: [], sentAt: new Map() };
/** A decision that the server could not answer is given up after these attempts; without a connection, never. */
const MAX_ATTEMPTS = 6;
const MAX_DELAY_MS = 30_000;

let state = NOTHING;
let owner: string | undefined;
let count = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

export function getDecisions(): State {
  return state;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds a decision back for `UNDO_SECONDS`, and sends it then, or earlier if the page is left. */
export function addDecision(decision: Decision): void {
  if (count === 0) listen();
  count += 1;
  const sendAt = Date.now() + UNDO_SECONDS * 1_000;
  const pending: PendingDecision = { ...decision, key: count, sendAt, phase: 'undoable' };
  change({ pending: [...state.pending, pending] });
  schedule(pending.key, UNDO_SECONDS * 1_000);
}

/** Returns what was decided about whom, in one line. */
export function nameDecision({ title, name }: Pick<Decision, 'title' | 'name'>): string {
  return name === '' ? title : `${title}: ${name}`;
}

/** Forgets a decision that is not sent yet. Returns whether it was in time. */
export function undoDecision(key: number): boolean {
  if (find(key)?.phase !== 'undoable') return false;
  remove(key);
  return true;
}

/** Sends a decision now. */
export async function sendDecision(key: number, attempt = 1): Promise<void> {
  const decision = find(key);
  if (!decision) return;
  clearTimeout(timers.get(key));
  setPhase(key, 'sending');
  const sentAt = Date.now();
  try {
    const unapplied = await decision.send();
    if (unapplied) settle(decision, unapplied, sentAt);
    else setPhase(key, 'signed-out');
  } catch (error) {
    if (find(key)) handleFailure(decision, error, { attempt, sentAt });
  }
}

/**
 * Begins the session of an administrator: their decisions that waited for the login are sent. Those of another one are
 * dropped, and named when that one is back.
 */
export function resumeDecisions(userId: string): void {
  if (owner !== userId) {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    owner = userId;
    state = NOTHING;
    change({ unsent: readStoredCases(userId) });
  }
  for (const { key, phase } of state.pending) if (phase === 'signed-out') void sendDecision(key);
}

/** Removes what the administrator has read. */
export function dismissUnapplied(ids: readonly string[]): void {
  const isOther = ({ id }: CaseReference) => !ids.includes(id);
  change({ unapplied: state.unapplied.filter(isOther), unsent: state.unsent.filter(isOther) });
}

function handleFailure(
  decision: PendingDecision,
  error: unknown,
  { attempt, sentAt }: { readonly attempt: number; readonly sentAt: number },
): void {
  const { key, cases, tell } = decision;
  if (isApiError(error) && error.code === 'not_signed_in') {
    setPhase(key, 'signed-out');
    tell({ title: 'Log in to send your decision', text: nameDecision(decision) });
    return;
  }
  if (isApiError(error) && isOutcomeUnknown(error) && (error.status === 0 || attempt < MAX_ATTEMPTS)) {
    setPhase(key, 'failed');
    schedule(key, Math.min(1_000 * 2 ** attempt, MAX_DELAY_MS), attempt + 1);
    return;
  }
  const { message: reason = 'Something went wrong.' } = describeError(error);
  const isUnknown = isApiError(error) && isOutcomeUnknown(error);
  const message = isUnknown ? `${reason} Open the case to see whether it was applied after all.` : reason;
  const isReloaded = isApiError(error) && error.status === 409;
  settle(
    decision,
    cases.map((each) => ({ ...each, message })),
    isReloaded ? sentAt : undefined,
  );
}

/** @param sentAt `undefined` if the cases are not loaded again */
function settle(
  { key, cases, tell }: PendingDecision,
  unapplied: readonly Unapplied[],
  sentAt: number | undefined,
): void {
  if (!find(key)) return;
  const sent = sentAt === undefined ? [] : cases.map(({ id }) => [id, sentAt] as const);
  state = {
    ...state,
    sentAt: new Map([...state.sentAt, ...sent]),
    unapplied: [...state.unapplied, ...unapplied],
  };
  remove(key);
  const [first] = unapplied;
  // The pages of the console show it themselves.
  if (!first || listeners.size > 0) return;
  const title =
    unapplied.length === 1
      ? `Your decision about ${first.name} was not applied`
      : `${unapplied.length} of your decisions were not applied`;
  tell({ title, text: first.message, about: first });
}

/** Whether the server may have made the decision, or makes it when it is asked again. */
function isOutcomeUnknown({ status, code }: ApiError): boolean {
  return status === 0 || status >= 500 || code === 'rate_limited' || code === 'idempotency_in_flight';
}

function find(key: number): PendingDecision | undefined {
  return state.pending.find((decision) => decision.key === key);
}

function remove(key: number): void {
  clearTimeout(timers.get(key));
  timers.delete(key);
  change({ pending: state.pending.filter((decision) => decision.key !== key) });
}

function setPhase(key: number, phase: PendingDecision['phase']): void {
  change({ pending: state.pending.map((each) => (each.key === key ? { ...each, phase } : each)) });
}

function schedule(key: number, delayMs: number, attempt?: number): void {
  timers.set(
    key,
    setTimeout(() => void sendDecision(key, attempt), delayMs),
  );
}

function change(changes: Partial<State>): void {
  state = { ...state, ...changes };
  if (owner !== undefined)
    storeCases(owner, [...state.unsent, ...state.pending.flatMap((decision) => decision.cases)]);
  for (const listener of listeners) listener();
}

/** Sends everything when the page is left, because the ten seconds are over then. */
function listen(): void {
  const sendAll = () => Promise.all(state.pending.map(({ key }) => sendDecision(key)));
  addEventListener('pagehide', () => void sendAll());
  document.addEventListener('visibilitychange', () => {
    // Phones end pages that are hidden, without a `pagehide`. Elsewhere one looks something up in another tab.
    if (document.visibilityState === 'hidden' && matchMedia('(hover: none)').matches) void sendAll();
  });
  addEventListener('online', () => {
    for (const { key, phase } of state.pending) if (phase === 'failed') void sendDecision(key);
  });
  registerBeforeSignOut(sendAll);
}
