import {
  CANNOT_DO_REASONS,
  getItemReport,
  ITEM_REPORT_STATUSES,
  listItemReports,
  type ItemReportRow,
} from '@platform/contracts';
import { caseRow, DECIDED_ROW } from './case-responses.ts';
import type { MockResponses } from './mock-api.ts';
import { hours, pick } from './mock-values.ts';

/** The queue of the reports of items, in every status. */
export function itemReports(count: number): MockResponses {
  const items = Array.from({ length: count }, (_, index) => row(index));
  return [
    [listItemReports, () => ({ items, next: null })],
    [
      getItemReport,
      (path) => ({
        ...row(Number(path.split('-').at(-1))),
        ...{
          conflictOfInterest: null,
          accepted: 2,
          closedAt: hours(-3),
          isOwnItem: false,
          timeline: [],
          item: null,
        },
        repeats: [
          {
            id: 'report-9',
            userId: 'user-9',
            username: 'member_9',
            disabled: false,
            status: 'accepted',
            at: hours(-9),
          },
        ],
      }),
    ],
  ];
}

function row(index: number): ItemReportRow {
  const status = pick(ITEM_REPORT_STATUSES, index);
  const isDecided = status !== 'pending';
  return {
    ...(isDecided ? DECIDED_ROW : caseRow(index)),
    ...{
      id: `report-${index}`,
      userId: `user-${index}`,
      username: `member_${index}`,
      submissionId: 'review-0',
    },
    ...{ taskId: 'w06-02', title: 'Intents of messages', itemName: `w06-02-${index}`, itemNumber: index + 1 },
    ...{ cannotDo: pick(CANNOT_DO_REASONS, index), reportedAt: hours(-20 - index), status },
    ...{ isGivenBack: false, takenOutAt: null },
    reason: status === 'rejected' ? 'We looked at the item: it can be read and has a right answer.' : null,
    decidedAt: isDecided ? hours(-3) : null,
    decidedBy: isDecided ? 'kate' : null,
  };
}
