/*
 * Invariant: at most one administrator has claimed a case, and no other one decides it. Claims, decisions and notes
 * change the record of the case, so that of two at once the second one is repeated and sees the first one.
 */
import { Schema, type Connection } from 'mongoose';
import { CASE_CLAIM_MINUTES } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { DAY_MS, latestEnd, type Clock } from '../../platform/clock.ts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';

/** The claim of a case or a ticket, which has its id. */
export type CaseClaimRecord = {
  _id: Id;
  /** The administrator who claimed it last; `null` once it was given up or decided. */
  holder: Id | null;
  /** Until when it is theirs. It has ended after that time even if the record is still there. */
  until: Date | null;
  /** Counts the changes, because an update that leaves a record as it is conflicts with none. */
  version: number;
  /** When the record can be removed. */
  removeAt: Date;
};

/** A claim that has not ended. */
export type CaseClaim = { readonly holder: Id; readonly by: string; readonly until: Date };

/** Keeps cases and tickets for the administrators who claimed them. */
export type CaseClaims = ReturnType<typeof createCaseClaims>;

const CLAIM_MS = CASE_CLAIM_MINUTES * 60_000;
/** Much longer than a claim or a transaction. */
const RECORD_MS = 2 * DAY_MS;

const claimSchema = new Schema<CaseClaimRecord>(
  {
    holder: { type: Schema.Types.ObjectId, default: null },
    until: { type: Date, default: null },
    version: { type: Number, required: true },
    removeAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
claimSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });

type Dependencies = {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly userDirectory: Pick<UserDirectory, 'usernamesOf'>;
};

export function createCaseClaims({ connection, clock, userDirectory }: Dependencies) {
  const model = connection.model<CaseClaimRecord>('CaseClaim', claimSchema, 'case_claims');
  const claims = rawCollection(model);

  async function find(ids: readonly Id[], tx?: Tx): Promise<Map<string, CaseClaim>> {
    if (ids.length === 0) return new Map();
    const now = clock.now();
    const active = { _id: { $in: [...ids] }, until: { $gt: now, $lte: latestEnd(now, CLAIM_MS) } };
    const found = await claims.find(active, { session: tx }).toArray();
    const holders = found.flatMap(({ holder }) => holder ?? []);
    const usernames = holders.length > 0 ? await userDirectory.usernamesOf(holders, tx) : new Map();
    return new Map(
      found.flatMap(({ _id, holder, until }) => {
        if (!holder || !until) return [];
        const by = (usernames.get(holder.toHexString()) as string | undefined) ?? 'Another administrator';
        return [[_id.toHexString(), { holder, by, until }]];
      }),
    );
  }

  const findOne = async (caseId: Id, tx?: Tx): Promise<CaseClaim | undefined> =>
    (await find([caseId], tx)).get(caseId.toHexString());

  /** Writes the claim of a case in any case, so that everything that depends on it conflicts. */
  async function write(tx: Tx, _id: Id, change: Partial<Pick<CaseClaimRecord, 'holder' | 'until'>>) {
    const removeAt = new Date(Date.now() + RECORD_MS);
    const update = { $set: { ...change, removeAt }, $inc: { version: 1 } };
    await claims.updateOne({ _id }, update, { upsert: true, session: tx });
  }

  const claimEnd = (): Date => new Date(clock.now().getTime() + CLAIM_MS);

  /** @throws AppError `claimed` if another administrator has claimed the case */
  async function assertNotHeldByOther(
    tx: Tx,
    caseId: Id,
    adminId: Id | null,
  ): Promise<CaseClaim | undefined> {
    const claim = await findOne(caseId, tx);
    if (claim && !(adminId && claim.holder.equals(adminId))) throw claimedByOther(claim);
    return claim;
  }

  return {
    /**
     * Asserts that an administrator can decide a case: it is free, or they have claimed it. The platform itself decides
     * nothing that is claimed.
     *
     * @param adminId `null` for the platform itself
     * @throws AppError `claimed`
     */
    async assertOpenTo(tx: Tx, caseId: Id, adminId: Id | null): Promise<void> {
      await assertNotHeldByOther(tx, caseId, adminId);
      await write(tx, caseId, {});
    },

    /** Ends the claim of a case that is decided. */
    end: (tx: Tx, caseId: Id): Promise<void> => write(tx, caseId, { holder: null, until: null }),

    /** Finds the claims of cases that have not ended, by the id of the case. */
    find,
    findOne,

    /** Claims a case, or renews a claim. Returns whether it is a new one. @throws AppError `claimed` */
    async claim(tx: Tx, caseId: Id, adminId: Id): Promise<boolean> {
      const claim = await assertNotHeldByOther(tx, caseId, adminId);
      await write(tx, caseId, { holder: adminId, until: claimEnd() });
      return claim === undefined;
    },

    /** Claims a case, also one that another administrator has claimed. Returns the claim that this one replaces. */
    async takeOver(tx: Tx, caseId: Id, adminId: Id): Promise<CaseClaim | undefined> {
      const claim = await findOne(caseId, tx);
      await write(tx, caseId, { holder: adminId, until: claimEnd() });
      return claim;
    },

    /** Ends an administrator's own claim. Returns whether they had one. */
    async unclaim(tx: Tx, caseId: Id, adminId: Id): Promise<boolean> {
      const claim = await findOne(caseId, tx);
      if (!claim?.holder.equals(adminId)) return false;
      await write(tx, caseId, { holder: null, until: null });
      return true;
    },

    /** Renews an administrator's own claim, because they work on the case; leaves any other one as it is. */
    async renew(tx: Tx, caseId: Id, adminId: Id): Promise<void> {
      const claim = await findOne(caseId, tx);
      await write(tx, caseId, claim?.holder.equals(adminId) ? { until: claimEnd() } : {});
    },
  };
}

function claimedByOther({ by, until }: CaseClaim): AppError {
  const time = until.toISOString().slice(11, 16);
  const extensions = { by, until: until.toISOString() };
  return new AppError('claimed', `${by} has claimed it until ${time} UTC.`, { extensions });
}

/** Presents the claim of a case in a list. */
export function presentClaim(claim: CaseClaim | undefined): {
  claimedBy: string | null;
  claimedUntil: string | null;
} {
  return { claimedBy: claim?.by ?? null, claimedUntil: claim?.until.toISOString() ?? null };
}
