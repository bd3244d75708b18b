import { array, boolean, mixed, type InferType } from 'yup';
import { timelineEventResponse } from '../admin/audit.schemas.ts';
import { conflictOfInterestField, repeatsField } from '../admin/decision-fields.ts';
import { MAIL_SUBJECT_MAX, MAIL_TEXT_MAX } from '../admin/outbox.schemas.ts';
import { REASON_MIN, TIME_SORTS, reasonField, adminListQuery, userFilter } from '../admin/admin-list.ts';
import { caseFields } from '../cases/case-fields.ts';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import {
  OWNERSHIP_STATUSES,
  VERIFICATION_STATUSES,
  userBlueprintFields,
} from '../blueprints/blueprints.schemas.ts';
import {
  responseText,
  responseTime,
  flag,
  enumOf,
  singleLineText,
  multiLineText,
  strictObject,
  withMinLength,
} from '../schema.ts';

/** The status filters of verifications. `unchecked` are those that are approved, but checked by no administrator. */
export const VERIFICATION_FILTERS = [...VERIFICATION_STATUSES, 'unchecked'] as const;

export const verificationsQuery = adminListQuery(['due', ...TIME_SORTS], {
  status: enumOf(VERIFICATION_FILTERS, 'Status must be a blueprint status or unchecked'),
  userId: userFilter(),
});

const rowFields = {
  ...userBlueprintFields,
  ...caseFields,
  username: responseText(USERNAME_MAX),
  decidedAt: responseTime().nullable(),
  /** Username; `null` while undecided, and if the platform decided. */
  decidedBy: responseText(USERNAME_MAX).nullable(),
  /** Whether a person has approved it, or has confirmed an automatic approval. A payout requires that. */
  isChecked: boolean().strict().defined(),
};

/** A verification in the list; its `metadata` is masked. */
export const verificationRowResponse = strictObject(rowFields);
export type VerificationRow = InferType<typeof verificationRowResponse>;

/** The email that accompanies a decision: the standard one, or one that an administrator writes instead. */
export const reviewMail = strictObject({
  subject: singleLineText('Subject', MAIL_SUBJECT_MAX).required('Please enter a subject'),
  text: withMinLength(
    multiLineText('Text', MAIL_TEXT_MAX).required('Please enter a text'),
    REASON_MIN,
    'Please enter a text',
  ),
});
export type ReviewMail = InferType<typeof reviewMail>;

/** One verification with its timeline, oldest event first; its `metadata` is masked. */
export const verificationDetailResponse = strictObject({
  ...rowFields,
  /** The email that an approval sends by default, with username and link filled in; `null` once decided. */
  standardMail: reviewMail.nullable().defined(),
  conflictOfInterest: conflictOfInterestField(),
  /** When the documents were removed because nothing needs them; `metadata` is `null` then. */
  documentsRemovedAt: responseTime().nullable(),
  /** Verifications of other members with the same identity number; they stop the automatic approval of all of them. */
  repeats: repeatsField(OWNERSHIP_STATUSES),
  timeline: array(timelineEventResponse).strict().defined(),
});
export type VerificationDetail = InferType<typeof verificationDetailResponse>;

const MAIL_INVALID = 'Mail must be an object with subject and text, or false';

/** The body of an approval. Without `mail` the standard email is sent; with `false` none is sent. */
export const approveVerificationBody = strictObject({
  mail: mixed<ReviewMail | false>()
    .strict()
    .nonNullable(MAIL_INVALID)
    .meta({ object: reviewMail })
    .test(
      'mail',
      MAIL_INVALID,
      (mail) => mail === undefined || mail === false || reviewMail.isValidSync(mail),
    ),
});

export const rejectVerificationBody = strictObject({
  reason: reasonField(),
  /** Whether the member is barred from submitting documents again; false by default. */
  final: flag('Final must be true or false'),
});

/** The identity documents in clear text; every access is recorded in the audit log. */
export const revealedIdentityDocuments = strictObject({
  fullName: responseText(100),
  email: responseText(254),
  phoneNumber: responseText(40),
  country: responseText(10),
  identificationNumber: responseText(60),
  workAuthorization: responseText(30),
  homeAddress: responseText(300),
  submissionDate: responseTime(),
});
export type RevealedIdentityDocuments = InferType<typeof revealedIdentityDocuments>;
