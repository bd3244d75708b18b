import {
  appealRejection,
  getSubmission,
  giveBackWork,
  markSubmissionSeen,
  reportWork,
  saveDraft,
  startWork,
  submitWork,
  withdrawHandIn,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { MONEY_TAGS, TAGS } from '../../shared/tags.ts';

/** A step of a submission changes the task on offer, the lists, and how many tasks are left today. */
const CHANGES_WORK = { changes: [TAGS.user, TAGS.work, TAGS.submissions] };

export const {
  useSubmissionQuery,
  useStartWorkMutation,
  useSaveDraftMutation,
  useSubmitWorkMutation,
  useWithdrawHandInMutation,
  useGiveBackWorkMutation,
  useReportWorkMutation,
  useAppealRejectionMutation,
  useMarkSubmissionSeenMutation,
} = injectContractEndpoints({
  submission: query(getSubmission, { provides: [TAGS.submissions] }),
  startWork: mutation(startWork, CHANGES_WORK),
  // Nothing is refetched for a saved draft: the page that saves has the newest answers.
  saveDraft: mutation(saveDraft, { changes: [] }),
  // The first hand-in ends the right to return the blueprint.
  submitWork: mutation(submitWork, { changes: [...CHANGES_WORK.changes, TAGS.userBlueprints] }),
  withdrawHandIn: mutation(withdrawHandIn, CHANGES_WORK),
  giveBackWork: mutation(giveBackWork, CHANGES_WORK),
  reportWork: mutation(reportWork, CHANGES_WORK),
  appealRejection: mutation(appealRejection, CHANGES_WORK),
  // The decision that is seen may be an approval, which moved money.
  markSubmissionSeen: mutation(markSubmissionSeen, { changes: [...MONEY_TAGS, TAGS.work] }),
});
