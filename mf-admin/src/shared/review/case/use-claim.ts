import { useServerTime, useSession } from '@platform/kit';
import { endsSoon, findHolder, type RowClaim } from './case-times.ts';

/** The key that claims the open record. */
export const CLAIM_KEY = 'c';

/** A call that changes the claim of a record, and its state. */
type ClaimCall = {
  readonly send: () => Promise<unknown>;
  /** Forgets how the call ended before. */
  readonly reset: () => void;
  readonly isLoading: boolean;
  readonly error?: unknown;
};

type Options = {
  /** Whether the record waits for an administrator. */
  readonly isOpen: boolean;
  readonly canClaim: boolean;
  readonly canTakeOver: boolean;
  /** What others can do while it is claimed. */
  readonly meanwhile: string;
  readonly calls: Readonly<Record<'claim' | 'unclaim', ClaimCall>> & {
    /** Left out where a claim cannot be taken over. */
    readonly takeOver?: ClaimCall;
  };
};

/** The claim of a record and its actions. */
export type Claim = ReturnType<typeof useClaim>;

/** Follows the claim of a record, which keeps it for one administrator at a time. */
export function useClaim(record: RowClaim & { readonly dueAt?: string | null }, options: Options) {
  const now = useServerTime();
  const { user } = useSession();
  const { claim, unclaim, takeOver } = options.calls;
  /** An error of one call would stay after another one has succeeded. */
  const send = (call: ClaimCall) => {
    for (const each of [claim, unclaim, takeOver]) each?.reset();
    return call.send();
  };
  const holder = options.isOpen ? findHolder(record, now) : undefined;
  const isMine = holder !== undefined && holder === user?.username;
  return {
    ...options,
    record,
    now,
    holder,
    isMine,
    /** Another administrator has claimed it, so this one cannot decide it. */
    isHeldByOther: holder !== undefined && !isMine,
    claim: () => void send(claim),
    unclaim: () => void send(unclaim),
    takeOver: () => void (takeOver && send(takeOver)),
    /** Renews the administrator's own claim if it ends before a decision could be undone and sent. */
    keep: async () => {
      if (isMine && endsSoon(record.claimedUntil, now)) await send(claim);
    },
    isClaiming: claim.isLoading || takeOver?.isLoading === true,
    isEndingClaim: unclaim.isLoading,
    error: claim.error ?? takeOver?.error ?? unclaim.error,
  };
}
