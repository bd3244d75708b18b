import { array, boolean, mixed, type InferType } from 'yup';
import { timelineEventAnswer } from '../admin/audit.schemas.ts';
import { MAIL_SUBJECT_MAX, MAIL_TEXT_MAX } from '../admin/outbox.schemas.ts';
import { BY_TIME, reasonField, staffListQuery, userFilter } from '../admin/staff-list.ts';
import { USERNAME_MAX } from '../auth/auth.constants.ts';
import { OWNERSHIP_STATUSES, userBlueprintFields } from '../blueprints/blueprints.schemas.ts';
import { answerText, answerTime, choice, line, lines, record } from '../schema.ts';

export const verificationsQuery = staffListQuery(BY_TIME, {
  status: choice(OWNERSHIP_STATUSES, 'Status must be one of a blueprint'),
  userId: userFilter(),
});

const rowFields = {
  ...userBlueprintFields,
  username: answerText(USERNAME_MAX),
  decidedAt: answerTime().nullable(),
  /** Username; `null` while nobody has, and where the platform did it by itself. */
  decidedBy: answerText(USERNAME_MAX).nullable(),
  /** A refusal after which the member may not try again. */
  final: boolean().strict().defined(),
};

/** A verification as it is listed; its `metadata` is masked. */
export const verificationRowAnswer = record(rowFields);
export type VerificationRow = InferType<typeof verificationRowAnswer>;

/** A mail that an administrator wrote in place of the standard one. */
export const reviewMail = record({
  subject: line('Subject', MAIL_SUBJECT_MAX).required('Please enter a subject'),
  text: lines('Text', MAIL_TEXT_MAX).required('Please enter a text'),
});
export type ReviewMail = InferType<typeof reviewMail>;

/** One verification with its whole life, oldest event first; its `metadata` is masked. */
export const verificationCaseAnswer = record({
  ...rowFields,
  /** When the platform approves it by itself unless somebody decides before; `null` for never. */
  approvedAutomaticallyAt: answerTime().nullable(),
  /** What an approval sends unless another mail is given, with the real name and link; `null` once decided. */
  standardMail: reviewMail.nullable().defined(),
  timeline: array(timelineEventAnswer).strict().defined(),
});
export type VerificationCase = InferType<typeof verificationCaseAnswer>;

const MAIL_WRONG = 'Mail must be a subject and a text, or false';

/** Without `mail` the standard one is sent; `false` says that the administrator sends it. */
export const approveVerificationBody = record({
  mail: mixed<ReviewMail | false>()
    .strict()
    .nonNullable(MAIL_WRONG)
    .test('mail', MAIL_WRONG, (mail) => mail === undefined || mail === false || reviewMail.isValidSync(mail)),
});

export const rejectVerificationBody = record({
  reason: reasonField(),
  /** The member may not try again. Default false. */
  final: boolean()
    .strict()
    .typeError('Final must be true or false')
    .nonNullable('Final must be true or false'),
});

/** The papers in clear text; every look at them is in the audit log. */
export const clearPapers = record({
  fullName: answerText(100),
  email: answerText(254),
  phoneNumber: answerText(40),
  country: answerText(10),
  identificationNumber: answerText(60),
  workAuthorization: answerText(30),
  homeAddress: answerText(300),
  submissionDate: answerTime(),
});
export type ClearPapers = InferType<typeof clearPapers>;
