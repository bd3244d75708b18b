import { array, boolean, type InferType } from 'yup';
import { adminListQuery, REASON_MAX, userFilter } from '../admin/admin-list.ts';
import { timelineEventResponse } from '../admin/audit.schemas.ts';
import { conflictOfInterestField, repeatsField } from '../admin/decision-fields.ts';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { caseFields } from '../cases/case-fields.ts';
import { enumOf, responseCount, responseId, responseText, responseTime, strictObject } from '../schema.ts';
import { workItemFields } from './work.schemas.ts';
import { CANNOT_DO_REASONS, ITEM_REPORT_STATUSES } from './work.constants.ts';

/** Sort orders: by what is due first, or by the time of the report. */
const ITEM_REPORT_SORTS = ['due', 'oldest', 'newest'] as const;

export const itemReportsQuery = adminListQuery(ITEM_REPORT_SORTS, {
  status: enumOf(ITEM_REPORT_STATUSES, 'Status must be a status of a report'),
  userId: userFilter(),
});

const rowFields = {
  ...caseFields,
  id: responseId(),
  userId: responseId(),
  username: responseText(USERNAME_MAX),
  /** The work that reports the item: accepted, or given back with the report. */
  submissionId: responseId(),
  taskId: responseId(),
  /** Title of the task. */
  title: responseText(120),
  /** The item in the content, e.g. `w06-02-17`. */
  itemName: responseText(80),
  /** Its place in that work, from 1. */
  itemNumber: responseCount(),
  cannotDo: enumOf(CANNOT_DO_REASONS, 'Must be a reason').defined(),
  reportedAt: responseTime(),
  /** Whether the member gave the work back with it, and goes on once it is decided. */
  isGivenBack: boolean().strict().defined(),
  /** When the item was taken out for the member because no one had decided; `null` if it was not. */
  takenOutAt: responseTime().nullable(),
  status: enumOf(ITEM_REPORT_STATUSES, 'Must be a status').defined(),
  /** Why it was rejected, or why the item is offered again; the member reads it. */
  reason: responseText(REASON_MAX).nullable(),
  decidedAt: responseTime().nullable(),
  /** Username; `null` while undecided. */
  decidedBy: responseText(USERNAME_MAX).nullable(),
};

/** A report of an item in the list. */
export const itemReportRowResponse = strictObject(rowFields);
export type ItemReportRow = InferType<typeof itemReportRowResponse>;

/** One report with what is known of its item, and its timeline, oldest event first. */
export const itemReportDetailResponse = strictObject({
  ...rowFields,
  conflictOfInterest: conflictOfInterestField(),
  /** Accepted reports of the item. */
  accepted: responseCount(),
  /** Since when the item is closed because of its reports; `null` if it is not. */
  closedAt: responseTime().nullable(),
  /** What was asked; `null` if the item is gone. */
  item: strictObject(workItemFields).nullable().defined(),
  /** Whether only this member has the item. */
  isOwnItem: boolean().strict().defined(),
  /** Reports of the same item by other members. */
  repeats: repeatsField(ITEM_REPORT_STATUSES),
  timeline: array(timelineEventResponse).strict().defined(),
});
export type ItemReportDetail = InferType<typeof itemReportDetailResponse>;
