import { approvePurchase, getPurchase, rejectPurchase } from '../blueprints/purchases.review.endpoints.ts';
import {
  approveVerification,
  getVerification,
  rejectVerification,
} from '../verification/verification.review.endpoints.ts';
import {
  approveWithdrawal,
  getWithdrawal,
  rejectWithdrawal,
} from '../withdrawals/withdrawals.review.endpoints.ts';
import { acceptItemReport, getItemReport, rejectItemReport } from '../work/item-reports.endpoints.ts';
import type { CaseKind } from './cases.constants.ts';

/** The calls that read and decide a case, by its kind. */
export const CASE_ENDPOINTS = {
  verification: { get: getVerification, approve: approveVerification, reject: rejectVerification },
  purchase: { get: getPurchase, approve: approvePurchase, reject: rejectPurchase },
  withdrawal: { get: getWithdrawal, approve: approveWithdrawal, reject: rejectWithdrawal },
  report: { get: getItemReport, approve: acceptItemReport, reject: rejectItemReport },
} as const satisfies Record<CaseKind, object>;
