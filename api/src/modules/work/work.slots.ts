/*
 * Invariant: a place of a limited task belongs to at most one member, and a member has at most one place in a task.
 * Both are held by unique indexes and by transactions: of two members who take one place at the same time, one is
 * retried and chooses again.
 */
import { SLOT_HOURS } from '@platform/contracts';
import { equalsId } from '../../platform/db/equals-id.ts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { randomIndex, type Id } from '../../platform/ids.ts';
import type { SubmissionRecord, WorkModels, WorkSlotRecord } from './work.records.ts';

/**
 * How many of the best places a new submission chooses from at random. If all members took the very best one, most of
 * them would have to try again.
 */
const CHOICES = 8;

const HOUR_MS = 3_600_000;

type SlotOwner = Pick<SubmissionRecord, '_id' | 'userId' | 'taskId'>;

export type WorkSlots = ReturnType<typeof createWorkSlots>;

export function createWorkSlots({ slots }: Pick<WorkModels, 'slots'>) {
  const collection = () => rawCollection(slots);

  /** Takes one of the free places for a submission. Returns its batch; `undefined` if none is free. */
  async function takeFree(
    tx: Tx,
    owner: SlotOwner,
    { now, isWanted, until }: { now: Date; isWanted: (batch: number) => boolean; until: Date | null },
  ): Promise<number | undefined> {
    const { _id: submissionId, userId, taskId } = owner;
    const all = await collection().find({ taskId }, { session: tx }).toArray();
    const free = sortBegunFirst(all, now).filter(({ batch }) => isWanted(batch));
    const slot = free[randomIndex(Math.min(free.length, CHOICES))];
    if (!slot) return undefined;
    await collection().updateOne(
      { _id: slot._id, userId: slot.userId, until: slot.until },
      { $set: { userId, submissionId, until } },
      { session: tx },
    );
    return slot.batch;
  }

  return {
    /**
     * Takes a place for a submission, if possible in a batch that it began before, otherwise in one that others have
     * begun and that offers items. Returns the batch; `undefined` if no place is free.
     */
    async take(
      tx: Tx,
      owner: SlotOwner,
      { now, batch, offered }: { now: Date; batch: number | undefined; offered: readonly number[] },
    ): Promise<number | undefined> {
      const until = keptUntil(now);
      const again =
        batch === undefined
          ? undefined
          : await takeFree(tx, owner, { now, until, isWanted: (candidate) => candidate === batch });
      return (
        again ?? takeFree(tx, owner, { now, until, isWanted: (candidate) => offered.includes(candidate) })
      );
    },

    /**
     * Keeps the place of a submission, or takes another one of its batch if it was given away. Returns whether it has a
     * place.
     *
     * @param until when other members can have it; `null` for never
     */
    async keep(
      tx: Tx,
      owner: SlotOwner & Pick<SubmissionRecord, 'batch'>,
      { now, until }: { now: Date; until: Date | null },
    ): Promise<boolean> {
      const { userId, taskId, batch } = owner;
      const { matchedCount } = await collection().updateOne(
        { userId: equalsId(userId), taskId },
        { $set: { until } },
        { session: tx },
      );
      if (matchedCount > 0) return true;
      const isWanted = (candidate: number): boolean => candidate === batch;
      return (await takeFree(tx, owner, { now, isWanted, until })) !== undefined;
    },

    /** Frees the place of a submission, if it has one. */
    async free(tx: Tx, { userId, taskId }: SlotOwner): Promise<void> {
      await collection().updateOne(
        { userId: equalsId(userId), taskId },
        { $set: { userId: null, submissionId: null, until: null } },
        { session: tx },
      );
    },

    ...createSlotReads(slots),
  };
}

function createSlotReads(slots: WorkModels['slots']) {
  const collection = () => rawCollection(slots);
  return {
    find: (userId: Id, taskId: string, tx?: Tx): Promise<WorkSlotRecord | null> =>
      collection().findOne({ userId: equalsId(userId), taskId }, { session: tx }),

    findAllOf: (userId: Id, tx: Tx): Promise<WorkSlotRecord[]> =>
      collection()
        .find({ userId: equalsId(userId) }, { session: tx })
        .toArray(),

    /** Counts the places of a task that are free now, in the batches that offer items. */
    countFree: (taskId: string, offered: readonly number[], now: Date, tx?: Tx): Promise<number> =>
      collection().countDocuments(
        { taskId, batch: { $in: [...offered] }, $or: [{ userId: null }, { until: { $lte: now } }] },
        { session: tx },
      ),

    /** Lists the members who have a place in a task now. */
    async findHolders(taskId: string, now: Date, tx?: Tx): Promise<Id[]> {
      const taken = await collection()
        .find({ taskId, userId: { $type: 'objectId' } }, { session: tx, projection: { userId: 1, until: 1 } })
        .toArray();
      return taken.flatMap(({ userId, until }) =>
        userId && (until === null || until > now) ? [userId] : [],
      );
    },
  };
}

/** Returns until when a place is kept after a save. */
export function keptUntil(savedAt: Date): Date {
  return new Date(savedAt.getTime() + SLOT_HOURS * HOUR_MS);
}

/** Returns the free places, those of the batches with the most taken places first. */
function sortBegunFirst(slots: readonly WorkSlotRecord[], now: Date): WorkSlotRecord[] {
  const isFree = ({ userId, until }: WorkSlotRecord): boolean =>
    userId === null || (until !== null && until <= now);
  const taken = new Map<number, number>();
  for (const slot of slots) if (!isFree(slot)) taken.set(slot.batch, (taken.get(slot.batch) ?? 0) + 1);
  const takenIn = ({ batch }: WorkSlotRecord): number => taken.get(batch) ?? 0;
  return slots.filter(isFree).sort((a, b) => takenIn(b) - takenIn(a) || a.n - b.n);
}
