/*
 * Invariant: a decision, the completion and reward that follow from it, its audit entry and its email are one
 * transaction.
 */
import { REJECTION_REASONS } from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvent } from '../../platform/events.ts';
import { newId, type Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { SubmissionRecord, WorkReviewing } from '../work/index.ts';
import type { ReviewMailing } from './reviews.mailing.ts';
import type { ReviewContent } from './reviews.model.ts';
import { REVIEW_ACTIONS, type ReviewAction } from './reviews.policy.ts';
import type { ReviewsRepository } from './reviews.repository.ts';

/** Longest part of a text that the audit log keeps, in characters. */
const AUDIT_REASON_MAX = 500;

export type ApplyDecision = ReturnType<typeof createApplyDecision>;

/** A comment about an objective of the skill, which its member then practices. */
export type ObjectiveComment = {
  readonly userId: Id;
  readonly blueprintId: number;
  readonly objective: string;
  readonly text: string;
};

/** Returns a function that carries out a decision which the caller has found to be allowed. */
export function createApplyDecision({
  services,
  work,
  repository,
  mailing,
  commented,
}: {
  services: Pick<Services, 'audit' | 'clock'>;
  work: WorkReviewing;
  repository: ReviewsRepository;
  mailing: ReviewMailing;
  commented: DomainEvent<ObjectiveComment>;
}) {
  const { audit, clock } = services;
  type Transition = WorkReviewing['approve'];
  const transitions: Readonly<Record<ReviewAction, Transition>> = {
    approve: (...decision) => work.approve(...decision),
    sendBack: (...decision) => work.sendBack(...decision),
    requestRevision: (...decision) => work.requestRevision(...decision),
    reject: (...decision) => work.reject(...decision),
    grantAppeal: (...decision) => work.approve(...decision),
    denyAppeal: (...decision) => work.denyAppeal(...decision),
  };

  return async (
    tx: Tx,
    actor: Actor,
    submission: SubmissionRecord,
    action: ReviewAction,
    content: ReviewContent,
  ): Promise<void> => {
    const { _id: submissionId, userId, taskId, blueprintId, round } = submission;
    const { kind, decision, audit: auditAction } = REVIEW_ACTIONS[action];
    const decidedBy = actor.userId;
    const decidedAt = clock.now();
    const decided = await transitions[action](tx, submission, { at: decidedAt, decidedBy });
    const subject = { submissionId, userId, taskId, round, kind, decision };
    const review = { _id: newId(), ...subject, ...content, decidedBy, decidedAt };
    await repository.insert(tx, review);
    const reason = [content.code && REJECTION_REASONS[content.code], content.text]
      .filter(Boolean)
      .join(': ')
      .slice(0, AUDIT_REASON_MAX);
    const event = { action: auditAction, subjectId: submissionId, userId };
    await audit.record(tx, actor, { ...event, reason: reason || undefined });
    await mailing.sendDecision(tx, review, decided);
    for (const { objective, text } of content.comments)
      if (objective) await commented.publish(tx, { userId, blueprintId, objective, text });
  };
}
