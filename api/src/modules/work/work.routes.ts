import {
  appealRejection,
  getSubmission,
  getSubmissionSummary,
  getWorkTask,
  giveBackWork,
  listOpenPay,
  listSubmissions,
  listWorkTaskPay,
  listWorkTasks,
  markSubmissionSeen,
  reportWork,
  saveDraft,
  startWork,
  submitWork,
  withdrawHandIn,
  type AuditAction,
  type Submission,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import { defineRoute, type Call, type Route } from '../../platform/http/define-route.ts';
import { requireId } from '../../platform/ids.ts';
import type { Work } from './index.ts';

export function workRoutes({ catalog, openPay, pay, editing, submissions }: Work, audit: AuditLog): Route[] {
  const record = createRecordAction(audit);
  return [
    defineRoute(listWorkTasks, async ({ user, params }) => ({
      items: await catalog.list(requireId(user.id), params.blueprintId),
      next: null,
    })),
    defineRoute(listOpenPay, async ({ user }) => ({
      items: await openPay.list(user && requireId(user.id)),
      next: null,
    })),
    defineRoute(listWorkTaskPay, async () => ({ items: await pay.list(), next: null })),
    defineRoute(getWorkTask, ({ user, params }) => catalog.get(requireId(user.id), params.taskId)),
    defineRoute(startWork, ({ user, params, tx }) => editing.start(tx, requireId(user.id), params.taskId)),
    defineRoute(listSubmissions, ({ user, query }) => submissions.list(requireId(user.id), query)),
    defineRoute(getSubmissionSummary, ({ user }) => submissions.summarize(requireId(user.id))),
    defineRoute(getSubmission, ({ user, params }) => submissions.get(requireId(user.id), params.id)),
    defineRoute(saveDraft, ({ user, params, body }) =>
      editing.saveDraft(requireId(user.id), params.id, body),
    ),
    defineRoute(submitWork, async (call) => {
      const { user, params, body, tx } = call;
      const submission = await editing.submit(tx, requireId(user.id), params.id, body);
      // A member who was warned has not handed anything in yet.
      return submission.submittedAt === null ? submission : record(call, 'submission_handed_in', submission);
    }),
    defineRoute(withdrawHandIn, async (call) => {
      const { user, params, tx } = call;
      const submission = await submissions.withdrawHandIn(tx, requireId(user.id), params.id);
      return record(call, 'submission_withdrawn', submission);
    }),
    defineRoute(giveBackWork, ({ user, params, tx }) =>
      submissions.giveBack(tx, requireId(user.id), params.id),
    ),
    defineRoute(reportWork, ({ user, params, body, tx }) =>
      submissions.report(tx, requireId(user.id), params.id, body.version),
    ),
    defineRoute(appealRejection, async (call) => {
      const { user, params, body, tx } = call;
      const submission = await submissions.appeal(tx, requireId(user.id), params.id, body.text);
      return record(call, 'submission_appealed', submission);
    }),
    defineRoute(markSubmissionSeen, async ({ user, params }) => {
      await submissions.markSeen(requireId(user.id), params.id);
      return undefined;
    }),
  ];
}

type MemberCall = Pick<Call<typeof submitWork>, 'user' | 'request' | 'tx'>;

/** Returns a function that records what a member did with paid work, in the transaction of the call. */
function createRecordAction(audit: AuditLog) {
  return async (call: MemberCall, action: AuditAction, submission: Submission): Promise<Submission> => {
    const { userId } = actorOf(call);
    const event = { action, subjectId: requireId(submission.id), userId };
    if (!submission.isPractice) await audit.record(call.tx, actorOf(call), event);
    return submission;
  };
}
