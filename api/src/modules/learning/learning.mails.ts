import { PAGE_PATHS, type Course, type NoticeKind } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { emailTemplate, formatMailTime } from '../../platform/outbox/email-template.ts';
import type { LearningContext } from './learning.context.ts';
import type { AttemptRecord, CertificateRecord, UnitReportRecord } from './learning.records.ts';
import { rightToPass } from './test.policy.ts';

/** What a member is told: a sentence, and what the email adds to it. */
export type LearnerNotice = {
  readonly kind: Extract<NoticeKind, 'test_results' | 'certificates' | 'test_reports'>;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly path: string;
  /** What the link opens, e.g. `See your result`. */
  readonly link: string;
};

export type NotifyLearner = (tx: Tx, userId: Id, notice: LearnerNotice) => Promise<void>;

/** Creates what tells members of results, certificates and reports. */
export function createNotifyLearner({
  services: { notices, settings },
  userDirectory,
}: Pick<LearningContext, 'services' | 'userDirectory'>): NotifyLearner {
  return async (tx, userId, { kind, subject, paragraphs, path, link }) => {
    if ((await userDirectory.findDisabled([userId], tx)).size > 0) return;
    const { username, email: to } = await userDirectory.getProfile(userId, tx);
    const text = emailTemplate(username, [...paragraphs, `${link}:\n${settings.shellOrigin}${path}`]);
    await notices.notify(tx, { userId, kind, text: subject, path, mails: [{ to, userId, subject, text }] });
  };
}

const titleOf = (course: Course | undefined): string => course?.title ?? 'a course';

/** Tells the result of an attempt that the end of its time ended. */
export function resultNotice(
  { courseId, kind, state, right }: AttemptRecord,
  course: Course | undefined,
): LearnerNotice {
  const passed = state === 'passed';
  const subject = `The time of your test of ${titleOf(course)} is over: ${passed ? 'passed' : 'not passed'}`;
  return {
    kind: 'test_results',
    subject,
    paragraphs: [
      `What was saved counts: ${right ?? 0} answers are right, and ${rightToPass(kind)} are needed.`,
      ...(passed ? [] : ['The result says which lessons to read, and when you can try again.']),
    ],
    path: PAGE_PATHS.dashboard.test(courseId),
    link: 'See your result',
  };
}

/** Tells that a corrected question raised a result. */
export function rescoredNotice(
  { courseId, kind, state, right }: AttemptRecord,
  course: Course | undefined,
): LearnerNotice {
  const passed = state === 'passed';
  return {
    kind: 'test_results',
    subject: passed
      ? `You have passed the test of ${titleOf(course)}: a question was corrected`
      : `The result of your test of ${titleOf(course)} is better: a question was corrected`,
    paragraphs: [
      `A question of your test had a mistake. We scored your answers again: ${right ?? 0} are right, and ${rightToPass(kind)} are needed.`,
    ],
    path: PAGE_PATHS.dashboard.test(courseId),
    link: 'See your result',
  };
}

export function issuedNotice(
  { code, right, of, validUntil }: CertificateRecord,
  course: Course | undefined,
  isRenewed: boolean,
): LearnerNotice {
  return {
    kind: 'certificates',
    subject: `Your certificate of ${titleOf(course)} is ${isRenewed ? 'renewed' : 'ready'}`,
    paragraphs: [
      `It says what you have shown in an unsupervised online test (${right} of ${of} right), and is valid until ${formatMailTime(validUntil)}.`,
      'Anyone who has its address can see it. It shows your username, unless you choose a name for it.',
    ],
    path: PAGE_PATHS.certificate(code),
    link: 'See your certificate',
  };
}

export function revokedNotice(
  { code, revokedAt }: CertificateRecord,
  course: Course | undefined,
  reason: string,
): LearnerNotice {
  const what = revokedAt ? 'was revoked' : 'is valid again';
  return {
    kind: 'certificates',
    subject: `Your certificate of ${titleOf(course)} ${what}`,
    paragraphs: [`Why:\n${reason}`],
    path: PAGE_PATHS.certificate(code),
    link: 'See your certificate',
  };
}

export function reportNotice(
  { courseId, number, status, answer }: UnitReportRecord,
  course: Course | undefined,
): LearnerNotice {
  const isAccepted = status === 'accepted';
  return {
    kind: 'test_reports',
    subject: `Your report of a test question of ${titleOf(course)} was ${isAccepted ? 'accepted' : 'not accepted'}`,
    paragraphs: [
      isAccepted
        ? `You reported question ${number}. You are right: no one gets it any more, and once results are scored again it counts as right for everyone who had it.`
        : `You reported question ${number}. A person has looked at it: it is in order.`,
      `Why:\n${answer ?? ''}`,
    ],
    path: PAGE_PATHS.dashboard.test(courseId),
    link: 'See your test',
  };
}
