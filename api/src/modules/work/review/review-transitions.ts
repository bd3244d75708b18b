/*
 * Invariant: a submission changes its state in the transaction of the decision, and only from the state and the hand-in
 * that the decision is about. Approval alone writes a completion, with the date of the accepted hand-in.
 */
import { APPEAL_DAYS, REVISION_DAYS } from '@platform/contracts';
import { addDays, latestEnd } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DomainEvent } from '../../../platform/events.ts';
import type { Id } from '../../../platform/ids.ts';
import { listReported, type ItemsReported } from '../reported-items.ts';
import type { RejectionProposal, SubmissionRecord, WorkModels } from '../work.records.ts';
import { REVIEW_CLAIM_MS, creditedAt } from '../work.policy.ts';
import type { WorkRepository } from '../work.repository.ts';
import { createIsReviewed } from './reviewed-work.ts';

/** Who decided and when; `decidedBy` is `null` for the platform itself. */
export type DecisionStamp = { readonly at: Date; readonly decidedBy: Id | null };

/** Writes the completion of accepted work and credits its reward, locked from the hand-in. Returns its id. */
export type RecordAcceptedWork = (
  tx: Tx,
  work: {
    submissionId: Id;
    userId: Id;
    taskId: string;
    cents: number;
    handedInAt: Date;
    isReviewed: boolean;
  },
) => Promise<Id>;

/** Where the reports of items are, and the answers to compare with the known ones. */
type Reports = Pick<WorkRepository, 'findAnswers' | 'findItems' | 'findTruths'>;

/** What ends with every decision: the wait, and the claim of the reviewer. */
const SETTLED = {
  dueAt: null,
  waitsForPerson: false,
  answerUntil: null,
  claimedBy: null,
  claimedUntil: null,
  proposal: null,
} as const;

export function createReviewTransitions({
  models: { submissions },
  repository,
  recordAcceptedWork,
  itemsReported,
  freeResources,
}: {
  models: WorkModels;
  repository: Reports;
  recordAcceptedWork: RecordAcceptedWork;
  itemsReported: DomainEvent<ItemsReported>;
  /** Frees the place and the reserved reward of a submission that ends without a decision. */
  freeResources: (tx: Tx, submission: SubmissionRecord) => Promise<void>;
}) {
  const isReviewed = createIsReviewed(repository);

  async function change(
    tx: Tx,
    submission: SubmissionRecord,
    fields: Partial<SubmissionRecord>,
  ): Promise<SubmissionRecord> {
    const { _id, state, round } = submission;
    const { modifiedCount } = await submissions
      .updateOne({ _id, state, round }, { $set: fields })
      .session(tx);
    if (modifiedCount !== 1) throw new Error(`Submission ${_id.toHexString()} is no longer ${state}.`);
    return { ...submission, ...fields };
  }

  const decided = ({ at, decidedBy }: DecisionStamp) =>
    ({ ...SETTLED, decidedAt: at, decidedBy, hasNews: true }) as const;

  return {
    /** Approves a submission, or grants its appeal: the reward is credited as of the hand-in. */
    async approve(tx: Tx, submission: SubmissionRecord, stamp: DecisionStamp): Promise<SubmissionRecord> {
      const { _id: submissionId, userId, taskId, rewardCents: cents } = submission;
      const handedInAt = creditedAt(submission);
      if (!handedInAt) throw new Error(`Submission ${submissionId.toHexString()} was never handed in.`);
      const work = { submissionId, userId, taskId, cents, handedInAt };
      const completionId = await recordAcceptedWork(tx, {
        ...work,
        isReviewed: await isReviewed(tx, submission, stamp.decidedBy),
      });
      const items = await findReported(tx, repository, submission);
      if (items.length > 0)
        await itemsReported.publish(tx, { submission, items, at: stamp.at, isGivenBack: false });
      return change(tx, submission, { ...decided(stamp), state: 'approved', completionId });
    },

    /** Rejects a submission; its member can appeal for 14 days. */
    reject: (tx: Tx, submission: SubmissionRecord, stamp: DecisionStamp): Promise<SubmissionRecord> =>
      change(tx, submission, {
        ...decided(stamp),
        state: 'rejected',
        answerUntil: addDays(stamp.at, APPEAL_DAYS),
      }),

    /** Keeps a rejection for no effort until a second administrator decides, who can claim the submission now. */
    propose: (tx: Tx, submission: SubmissionRecord, proposal: RejectionProposal): Promise<SubmissionRecord> =>
      change(tx, submission, { proposal, claimedBy: null, claimedUntil: null }),

    /** Denies an appeal: the rejection is final. */
    denyAppeal: (tx: Tx, submission: SubmissionRecord, stamp: DecisionStamp): Promise<SubmissionRecord> =>
      change(tx, submission, { ...decided(stamp), state: 'rejected' }),

    ...createRevisions({ change, decided, freeResources }),
    ...createClaims(submissions),
  };
}

/** Creates what sends a submission back to its member, and ends the time for it. */
function createRevisions({
  change,
  decided,
  freeResources,
}: {
  change: (
    tx: Tx,
    submission: SubmissionRecord,
    fields: Partial<SubmissionRecord>,
  ) => Promise<SubmissionRecord>;
  decided: (stamp: DecisionStamp) => Partial<SubmissionRecord>;
  freeResources: (tx: Tx, submission: SubmissionRecord) => Promise<void>;
}) {
  return {
    /** Sends a submission back to its member, who has 14 days for the revision. */
    requestRevision: (
      tx: Tx,
      submission: SubmissionRecord,
      stamp: DecisionStamp,
    ): Promise<SubmissionRecord> =>
      change(tx, submission, {
        ...decided(stamp),
        state: 'revision',
        revisions: submission.revisions + 1,
        creditedFrom: null,
        answerUntil: addDays(stamp.at, REVISION_DAYS),
      }),

    /**
     * Sends a submission back with findings, which happens once: it uses up no revision, and the lock runs on from the
     * hand-in.
     */
    sendBack: (tx: Tx, submission: SubmissionRecord, stamp: DecisionStamp): Promise<SubmissionRecord> =>
      change(tx, submission, {
        ...decided(stamp),
        state: 'revision',
        sentBackAt: stamp.at,
        creditedFrom: creditedAt(submission),
        answerUntil: addDays(stamp.at, REVISION_DAYS),
      }),

    /** Leaves to a person, without a limit, what was sent back with findings and not handed in again. */
    leaveToPerson: (tx: Tx, submission: SubmissionRecord, at: Date): Promise<SubmissionRecord> =>
      change(tx, submission, {
        ...SETTLED,
        state: 'submitted',
        submittedAt: creditedAt(submission),
        dueAt: at,
        waitsForPerson: true,
        decidedAt: null,
        decidedBy: null,
        hasNews: true,
      }),

    /** Ends a revision that was not handed in in time. */
    async lapse(tx: Tx, submission: SubmissionRecord): Promise<SubmissionRecord> {
      await freeResources(tx, submission);
      return change(tx, submission, { ...SETTLED, state: 'lapsed', budgetDay: null, hasNews: true });
    },
  };
}

/** Finds the items that a hand-in reports, in the order in which its member sees them. */
async function findReported(
  tx: Tx,
  { findAnswers, findItems }: Reports,
  submission: SubmissionRecord,
): Promise<ItemsReported['items']> {
  const items = await findItems(submission.itemIds, tx);
  return listReported(submission, items, await findAnswers(submission._id, submission.round, tx));
}

/** Creates what keeps a submission for a reviewer. */
function createClaims(submissions: WorkModels['submissions']) {
  return {
    /** Keeps a submission for a reviewer for 30 minutes. Returns whether it was free, or already theirs. */
    async claim(_id: Id, claimedBy: Id, now: Date): Promise<boolean> {
      const claimedUntil = new Date(now.getTime() + REVIEW_CLAIM_MS);
      const isFree = [null, { $lte: now }, { $gt: latestEnd(now, REVIEW_CLAIM_MS) }];
      const { matchedCount } = await submissions.updateOne(
        {
          _id,
          state: { $in: ['submitted', 'appealed'] },
          $or: [{ claimedBy }, ...isFree.map((end) => ({ claimedUntil: end }))],
        },
        { $set: { claimedBy, claimedUntil } },
      );
      return matchedCount === 1;
    },

    /** Ends a claim. Returns whether there was one. */
    async unclaim(_id: Id, claimedBy: Id): Promise<boolean> {
      const free = { claimedBy: null, claimedUntil: null };
      const { matchedCount } = await submissions.updateOne({ _id, claimedBy }, { $set: free });
      return matchedCount === 1;
    },
  };
}
