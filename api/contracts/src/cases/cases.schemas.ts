import { array, boolean, type InferType } from 'yup';
import { REASON_MAX } from '../admin/admin-list.ts';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import {
  enumOf,
  multiLineText,
  queryObject,
  responseCount,
  responseId,
  responseText,
  responseTime,
  singleLineText,
  strictObject,
  withMinLength,
} from '../schema.ts';
import {
  CASE_KINDS,
  CASE_LINKS_MAX,
  CASE_NOTE_MAX,
  CASE_NOTE_MIN,
  CASE_NOTES_MAX,
  DUE_CASES_MAX,
  REJECTION_OUTCOMES,
} from './cases.constants.ts';

const KIND_INVALID = 'Kind must be verification, purchase, withdrawal or report';
const kindField = () => enumOf(CASE_KINDS, 'Must be a kind of case').defined();

/** The path parameters of a case. `id` is that of the verification, the purchase, the withdrawal or the report. */
export const caseParams = queryObject({
  kind: enumOf(CASE_KINDS, KIND_INVALID).required('Kind is required'),
  id: singleLineText('Id', 40).required('Id is required'),
});

/** The body of a note: one administrator writes it for the others. */
export const caseNoteBody = strictObject({
  text: withMinLength(
    multiLineText('Note', CASE_NOTE_MAX).required('Please enter a note'),
    CASE_NOTE_MIN,
    `Please enter at least ${CASE_NOTE_MIN} characters`,
  ),
});

/**
 * Other accounts that have a value in common with the member of a case. The value itself is never part of it.
 * `null` where the roles of the administrator do not allow the records that have the value.
 */
const linksField = () =>
  array(
    strictObject({
      userId: responseId(),
      username: responseText(USERNAME_MAX),
      disabled: boolean().strict().defined(),
    }),
  )
    .strict()
    .max(CASE_LINKS_MAX)
    .nullable()
    .defined();

/** Tasks that the member completed within some days. */
const paceField = () => strictObject({ tasks: responseCount(), days: responseCount() });

const riskSignalsResponse = strictObject({
  accountCreatedAt: responseTime(),
  accountDisabled: boolean().strict().defined(),
  /** The last days, and those before them; `days` is 0 for an account that is not older. */
  recentPace: paceField(),
  earlierPace: paceField(),
  /** Accounts that are paid, or want to be paid, to the same destination. */
  samePayoutDetails: linksField(),
  /** Accounts that logged in with the same browser. */
  sameDevice: linksField(),
  /** Accounts that logged in from the same network. */
  sameNetwork: linksField(),
  /** Accounts of the same tree of referrals: who referred the member, whom they referred, and so on. */
  referralTree: linksField(),
  /** Accounts that gave the same identity number. */
  sameIdentityNumber: linksField(),
  /**
   * What was rejected before, and payouts that failed or came back, newest first. Only kinds that the roles of the
   * administrator allow.
   */
  rejections: array(
    strictObject({
      kind: kindField(),
      id: responseId(),
      at: responseTime(),
      outcome: enumOf(REJECTION_OUTCOMES, 'Must be an outcome').defined(),
      /** Whether it was to be paid to the destination of this withdrawal. */
      sameDestination: boolean().strict().defined(),
      reason: responseText(REASON_MAX).nullable(),
    }),
  )
    .strict()
    .max(CASE_LINKS_MAX)
    .defined(),
});
export type RiskSignals = InferType<typeof riskSignalsResponse>;
/** An account that a fact links to. */
export type CaseLink = NonNullable<RiskSignals['sameDevice']>[number];

/** A note about a case. Members never see it. */
const caseNoteResponse = strictObject({
  id: responseId(),
  at: responseTime(),
  by: responseText(USERNAME_MAX),
  /** `null` if it cannot be decrypted. */
  text: responseText(CASE_NOTE_MAX).nullable(),
});
export type CaseNote = InferType<typeof caseNoteResponse>;

/** What administrators know about a case in addition to the record itself. */
export const caseDetailResponse = strictObject({
  kind: kindField(),
  id: responseId(),
  /** Whether it waits for an administrator and can be claimed. */
  isOpen: boolean().strict().defined(),
  claim: strictObject({
    by: responseText(USERNAME_MAX),
    until: responseTime(),
    /** Whether the administrator who asks has claimed it. */
    isMine: boolean().strict().defined(),
  }).nullable(),
  riskSignals: riskSignalsResponse,
  /** Oldest first. */
  notes: array(caseNoteResponse).strict().max(CASE_NOTES_MAX).defined(),
});
export type CaseDetail = InferType<typeof caseDetailResponse>;

/** The cases that are due first, of the kinds that the roles of the administrator allow to decide. */
export const dueCasesResponse = strictObject({
  items: array(
    strictObject({
      kind: kindField(),
      id: responseId(),
      username: responseText(USERNAME_MAX),
      dueAt: responseTime(),
      claimedBy: responseText(USERNAME_MAX).nullable(),
      claimedUntil: responseTime().nullable(),
      memberDisabled: boolean().strict().defined(),
      /** Whether it is approved, and a withdrawal waits until an administrator has checked the identity. */
      isIdentityCheck: boolean().strict().defined(),
    }),
  )
    .strict()
    .max(DUE_CASES_MAX)
    .defined(),
});
export type DueCase = InferType<typeof dueCasesResponse>['items'][number];
