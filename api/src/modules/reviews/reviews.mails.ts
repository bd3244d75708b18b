import {
  REJECTION_REASONS,
  APPEAL_SENTENCE,
  PAGE_PATHS,
  dollarsOf,
  formatDollars,
  REVIEWED_WORK_PERCENT,
  REVIEW_HOURS,
  REVISION_DAYS,
  type ReviewDecision,
} from '@platform/contracts';
import { emailTemplate, formatMailTime } from '../../platform/outbox/email-template.ts';
import type { SubmissionRecord } from '../work/index.ts';
import { describeFigures } from './reviews.findings.ts';
import type { ReviewRecord } from './reviews.model.ts';

type Mail = { readonly subject: string; readonly text: string };

/** What the email about a decision says beside the decision itself. */
export type MailContext = {
  readonly username: string;
  /** Title of the task. */
  readonly title: string;
  readonly shellOrigin: string;
  readonly now: Date;
  /** When the reward is available; `null` if none was credited. */
  readonly availableAt: Date | null;
};

const SUBJECTS: Readonly<Record<ReviewDecision, (title: string) => string>> = {
  approved: (title) => `Your work on "${title}" was approved`,
  sent_back: (title) => `Your work came back once, with what was missed: "${title}"`,
  revision_requested: (title) => `Changes requested: "${title}"`,
  rejected: (title) => `Your work on "${title}" was rejected`,
  appeal_granted: (title) => `Your appeal was granted: "${title}"`,
  appeal_denied: (title) => `Your appeal was denied: "${title}"`,
};

/** Builds the email that tells the member what was decided. */
export function decisionMail(review: ReviewRecord, submission: SubmissionRecord, context: MailContext): Mail {
  const { title, username, shellOrigin } = context;
  const page = `${shellOrigin}${PAGE_PATHS.dashboard.submission(submission._id.toHexString())}`;
  const paragraphs = buildParagraphs(review, submission, context, page);
  return { subject: SUBJECTS[review.decision](title), text: emailTemplate(username, paragraphs) };
}

function buildParagraphs(
  review: ReviewRecord,
  submission: SubmissionRecord,
  context: MailContext,
  page: string,
): string[] {
  const { title } = context;
  const until = formatMailTime(submission.answerUntil);
  switch (review.decision) {
    case 'approved':
      return [
        review.decidedBy
          ? `We approved your work on "${title}".`
          : `Your work on "${title}" was not reviewed in the promised time, so it is approved.`,
        describeReward(submission, context),
        ...describeFixes(review),
        ...quoteText(review),
        `See the review:\n${page}`,
      ];
    case 'sent_back':
      return [
        review.decidedBy
          ? `A reviewer of your work on "${title}" sends it back once, with what was missed, before it could be rejected for no effort. Your answers are kept.`
          : `No one has read your work on "${title}" within ${REVIEW_HOURS} hours, and fewer than ${REVIEWED_WORK_PERCENT}% of the answers that we know are right. So it comes back once, with what was missed. Your answers are kept.`,
        ...(review.text ? [review.text] : []),
        `Change them and hand it in again by ${until}. A person then has ${REVIEW_HOURS} hours, or it is approved; the reward stays locked from your first hand-in. If you do not hand it in again, a person decides about it as it is:\n${page}`,
      ];
    case 'revision_requested':
      return [
        `The reviewer of your work on "${title}" asks for changes. Your answers are kept.`,
        ...quoteText(review),
        `Comments: ${review.comments.length}. Read them, make the changes and hand it in again by ${until}:\n${page}`,
      ];
    case 'rejected':
      return [
        `We rejected your work on "${title}"; it earns no reward.`,
        ...(review.code ? [`Reason: ${REJECTION_REASONS[review.code]}.`] : []),
        ...(review.figures ? [describeFigures(review.figures)] : []),
        ...quoteText(review),
        `If you think this is wrong, you can appeal once, by ${until}. ${APPEAL_SENTENCE} Write it here:\n${page}`,
      ];
    case 'appeal_granted':
      return [
        review.decidedBy
          ? `We granted your appeal: your work on "${title}" is approved.`
          : `Your appeal was not decided in the promised time, so it is granted: your work on "${title}" is approved.`,
        describeReward(submission, context),
        ...quoteText(review),
        `See the decision:\n${page}`,
      ];
    case 'appeal_denied':
      return [
        `We denied your appeal: your work on "${title}" stays rejected. This decision is final.`,
        ...quoteText(review),
        `See the decision:\n${page}`,
      ];
  }
}

/** Builds the email that confirms an appeal. */
export function appealMail(
  { _id, dueAt }: SubmissionRecord,
  { username, title, shellOrigin }: Pick<MailContext, 'username' | 'title' | 'shellOrigin'>,
): Mail {
  return {
    subject: `We received your appeal: "${title}"`,
    text: emailTemplate(username, [
      `You appealed against the rejection of your work on "${title}".`,
      `Someone else, if there is someone, decides by ${formatMailTime(dueAt)}; otherwise your appeal is granted.`,
      `Follow it here:\n${shellOrigin}${PAGE_PATHS.dashboard.submission(_id.toHexString())}`,
    ]),
  };
}

/** Builds the email that says that a revision was not handed in in time. */
export function lapseMail(
  { _id }: SubmissionRecord,
  { username, title, shellOrigin }: Pick<MailContext, 'username' | 'title' | 'shellOrigin'>,
): Mail {
  return {
    subject: `Your revision was not handed in in time: "${title}"`,
    text: emailTemplate(username, [
      `The ${REVISION_DAYS} days for the revision of your work on "${title}" are over, so the task has ended without a reward. Your answers are kept.`,
      `You can start the task again:\n${shellOrigin}${PAGE_PATHS.dashboard.submission(_id.toHexString())}`,
    ]),
  };
}

/** Builds the email that says that a person decides about work that was sent back and not handed in again. */
export function leftToPersonMail(
  { _id }: SubmissionRecord,
  { username, title, shellOrigin }: Pick<MailContext, 'username' | 'title' | 'shellOrigin'>,
): Mail {
  return {
    subject: `A person decides about your work as it is: "${title}"`,
    text: emailTemplate(username, [
      `Your work on "${title}" came back once with what was missed, and was not handed in again within ${REVISION_DAYS} days. A person decides about it as it is. There is no time limit for that.`,
      `Follow it here:\n${shellOrigin}${PAGE_PATHS.dashboard.submission(_id.toHexString())}`,
    ]),
  };
}

function describeReward(
  { rewardCents }: SubmissionRecord,
  { availableAt, now }: Pick<MailContext, 'availableAt' | 'now'>,
): string {
  const reward = formatDollars(dollarsOf(rewardCents));
  if (!availableAt || availableAt <= now) return `Your reward of ${reward} is available now.`;
  return `Your reward of ${reward} is credited and becomes available on ${formatMailTime(availableAt)}.`;
}

function describeFixes({ fixes }: ReviewRecord): string[] {
  if (fixes.length === 0) return [];
  const items = fixes.length === 1 ? '1 item' : `${fixes.length} items`;
  return [`The reviewer corrected ${items} before approving; the page shows what changed.`];
}

function quoteText({ text }: ReviewRecord): string[] {
  return text ? [`The reviewer wrote:\n${text}`] : [];
}
