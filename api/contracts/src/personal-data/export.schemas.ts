import type { InferType } from 'yup';
import { enumOf, responseCount, responseTime, strictObject } from '../schema.ts';

/** Days for which a copy of a member's data can be downloaded. */
export const EXPORT_DAYS = 7;

/** Copies of their data that a member can request in a day. */
export const EXPORTS_PER_DAY = 3;

/** What becomes of a requested copy. `none` also stands for one that was removed. */
export const EXPORT_STATES = ['none', 'preparing', 'ready', 'failed'] as const;

/** The copy of a member's data that was requested last. */
export const dataExportResponse = strictObject({
  state: enumOf(EXPORT_STATES, 'Must be a state').defined(),
  /** `null` without a copy. */
  requestedAt: responseTime().nullable(),
  /** Until when it can be downloaded; `null` unless it is ready. */
  availableUntil: responseTime().nullable(),
  /** Bytes; 0 unless it is ready. */
  size: responseCount(),
});
export type DataExport = InferType<typeof dataExportResponse>;
