/*
 * Invariant: work is rejected for no effort only if its figures show it, and by two persons. Where no one else may
 * decide, it goes back once with the findings first, and the same again is rejected by one person.
 */
import { PAGE_PATHS, type NoEffortStep, type WorkMeasures } from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import { createRequestSecondDecision, type ConflictsOfInterest } from '../decisions/index.ts';
import { showsNoEffort, type SubmissionRecord, type WorkReviewing } from '../work/index.ts';
import type { ApplyDecision } from './reviews.apply.ts';
import type { ReviewContent } from './reviews.model.ts';
import type { Deciders } from './reviews.deciders.ts';
import { effortShown, secondReviewerNeeded } from './reviews.errors.ts';
import { toContent } from './reviews.findings.ts';

type Dependencies = {
  services: Pick<Services, 'audit' | 'clock' | 'notices' | 'settings'>;
  work: WorkReviewing;
  conflicts: ConflictsOfInterest;
  deciders: Deciders;
};

export type NoEffort = ReturnType<typeof createNoEffort>;

/** Creates the steps of a rejection for no effort. */
export function createNoEffort(dependencies: Dependencies) {
  const { services, work, conflicts, deciders } = dependencies;
  const { audit, clock } = services;
  const announce = createAnnouncement(dependencies);

  /** Says what a rejection by an administrator leads to, if the figures show it. */
  async function findStep(administrator: Id, submission: SubmissionRecord, tx?: Tx): Promise<NoEffortStep> {
    const { proposal } = submission;
    const counts = proposal !== null && (await deciders.isOne(proposal.by, tx));
    if (counts && !(await conflicts.areOnePerson(proposal.by, administrator, tx))) return 'agree';
    const others = await deciders.findOthers(submission, [administrator], tx);
    if (others.length > 0) return 'propose';
    return submission.sentBackAt === null ? 'send_back' : 'alone';
  }

  return {
    /** Returns what a rejection would lead to; `null` if the figures do not show it, or no review waits. */
    async preview(
      administrator: Id,
      submission: SubmissionRecord,
      measures: WorkMeasures,
      tx?: Tx,
    ): Promise<NoEffortStep | null> {
      if (submission.state !== 'submitted' || !showsNoEffort(measures)) return null;
      return findStep(administrator, submission, tx);
    },

    /**
     * Rejects, proposes the rejection, or sends back.
     *
     * @throws AppError `effort_shown`, `second_administrator_needed`
     */
    async reject(
      tx: Tx,
      actor: UserActor,
      submission: SubmissionRecord,
      { content, apply }: { content: ReviewContent; apply: ApplyDecision },
    ): Promise<void> {
      const findings = await work.findFindings(submission, tx);
      const { measures: figures } = findings;
      if (!showsNoEffort(figures)) throw effortShown();
      const step = await findStep(actor.userId, submission, tx);
      const { proposal, _id: subjectId, userId } = submission;
      if (step === 'send_back') return apply(tx, actor, submission, 'sendBack', toContent(findings));
      if (step === 'alone')
        return apply(tx, actor, submission, 'reject', { ...content, figures, isAlone: true });
      if (step === 'agree') {
        const proposedBy = proposal?.by ?? null;
        return apply(tx, actor, submission, 'reject', { ...content, figures, proposedBy });
      }
      if (proposal?.by.equals(actor.userId)) throw secondReviewerNeeded();
      const { text, comments } = content;
      await work.propose(tx, submission, { by: actor.userId, at: clock.now(), text: text ?? '', comments });
      await audit.record(tx, actor, { action: 'submission_rejection_proposed', subjectId, userId });
      return announce(tx, actor, submission);
    },
  };
}

/** Returns a function that tells those who can agree to a rejection. */
function createAnnouncement({ services, deciders }: Dependencies) {
  const requestSecond = createRequestSecondDecision(services);
  return async (tx: Tx, { userId: first }: UserActor, submission: SubmissionRecord): Promise<void> => {
    const id = submission._id.toHexString();
    await requestSecond(tx, await deciders.findOthers(submission, [first], tx), {
      subject: `A rejection of "${submission.alias}" for no effort needs a second person`,
      request:
        'Another administrator wants to reject this work for no effort. Read it, and agree or decide otherwise. Without a decision, its time runs on:',
      path: PAGE_PATHS.admin.review(id),
      key: `rejection:${id}:${submission.round}:${first.toHexString()}`,
    });
  };
}
