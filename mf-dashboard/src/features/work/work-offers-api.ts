import { getSubmissionSummary, getWorkTask, listSubmissions, listWorkTasks } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

/** What lists and notices need. The calls of the work page are apart: their bodies bring all questions along. */
export const { useWorkTasksQuery, useWorkTaskQuery, useSubmissionsQuery, useSubmissionSummaryQuery } =
  injectContractEndpoints({
    workTasks: query(listWorkTasks, { provides: [TAGS.work] }),
    workTask: query(getWorkTask, { provides: [TAGS.work] }),
    submissions: query(listSubmissions, { provides: [TAGS.submissions] }),
    submissionSummary: query(getSubmissionSummary, { provides: [TAGS.submissions] }),
  });
