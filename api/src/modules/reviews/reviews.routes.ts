import {
  approveWork,
  claimNextReview,
  claimReview,
  denyAppeal,
  exportReviews,
  getReview,
  getReviewSilence,
  grantAppeal,
  listReviews,
  rejectWork,
  unclaimReview,
  requestRevision,
  type ReviewRow,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { CsvColumns } from '../../platform/lists/csv-file.ts';
import { defineExport } from '../../platform/lists/define-export.ts';
import type { Reviews } from './index.ts';

export function reviewsRoutes(
  { queue, details, claims, service, readSilence }: Reviews,
  audit: AuditLog,
): Route[] {
  return [
    defineRoute(getReviewSilence, readSilence),

    defineRoute(listReviews, ({ query }) => queue.page(query)),

    defineExport(exportReviews, audit, COLUMNS, (query) => queue.batches(query)),

    defineRoute(getReview, (call) => details.get(actorOf(call), call.params.id)),

    defineRoute(claimNextReview, async (call) => ({
      id: await claims.claimNext(actorOf(call), call.body.except),
    })),

    defineRoute(claimReview, (call) => claims.claim(actorOf(call), call.params.id)),

    defineRoute(unclaimReview, (call) => claims.unclaim(actorOf(call), call.params.id)),

    defineRoute(approveWork, (call) =>
      service.decide(call.tx, actorOf(call), { id: call.params.id, action: 'approve', body: call.body }),
    ),

    defineRoute(requestRevision, (call) =>
      service.decide(call.tx, actorOf(call), {
        id: call.params.id,
        action: 'requestRevision',
        body: call.body,
      }),
    ),

    defineRoute(rejectWork, (call) =>
      service.decide(call.tx, actorOf(call), { id: call.params.id, action: 'reject', body: call.body }),
    ),

    defineRoute(grantAppeal, (call) =>
      service.decide(call.tx, actorOf(call), { id: call.params.id, action: 'grantAppeal', body: call.body }),
    ),

    defineRoute(denyAppeal, (call) =>
      service.decide(call.tx, actorOf(call), { id: call.params.id, action: 'denyAppeal', body: call.body }),
    ),
  ];
}

const COLUMNS: CsvColumns<ReviewRow> = {
  Id: ({ id }) => id,
  Alias: ({ alias }) => alias,
  Task: ({ taskId }) => taskId,
  Title: ({ title }) => title,
  Reward: ({ reward }) => reward,
  State: ({ state }) => state,
  Round: ({ round }) => round,
  'Handed in': ({ submittedAt }) => submittedAt,
  Due: ({ dueAt }) => dueAt,
  'Active seconds': ({ activeSeconds }) => activeSeconds,
  Hints: ({ hints }) => hints.join(' '),
  Decided: ({ decidedAt }) => decidedAt,
  'Decided by': ({ decidedBy }) => decidedBy,
};
