import {
  CERTIFICATE_MONTHS,
  PRACTICE_PER_DAY,
  RENEWAL,
  RENEWAL_MONTHS,
  RETAKE_HOURS,
  TEST_MINUTES,
  TEST_PASS,
  TEST_UNITS,
  UNITS_PER_OBJECTIVE,
  type AttemptKind,
  type PracticeReason,
  type UnitReportReason,
} from '@platform/contracts';

const [FIRST_WAIT, SECOND_WAIT, LATER_WAIT] = RETAKE_HOURS;
const HOURS_PER_DAY = 24;

/** When a test can be taken again. */
export const RETAKE_SENTENCE = `If you do not pass, you can take it again after ${FIRST_WAIT} hours, then after ${SECOND_WAIT} hours, and from the third attempt on after ${LATER_WAIT / HOURS_PER_DAY} days each.`;

/** The rules of a test, as they are read before it starts. */
export const TEST_RULES: Readonly<Record<AttemptKind, readonly string[]>> = {
  test: [
    `${TEST_UNITS} questions, ${UNITS_PER_OBJECTIVE} for each of the ${TEST_UNITS / UNITS_PER_OBJECTIVE} objectives. You pass with ${TEST_PASS.right} right answers, of which at least ${TEST_PASS.rightPerObjective} in each objective.`,
    `You have ${TEST_MINUTES.standard} minutes, or ${TEST_MINUTES.long} if you choose so. The time runs on our clock from the start, also while the page is closed.`,
    RETAKE_SENTENCE,
  ],
  renewal: [
    `${RENEWAL.units} questions. ${RENEWAL.right} right answers renew your certificate.`,
    `You have ${RENEWAL.minutes.standard} minutes, or ${RENEWAL.minutes.long} if you choose so. The time runs on our clock from the start, also while the page is closed.`,
  ],
};

/** Rules that hold for every attempt. */
export const ATTEMPT_RULES: readonly string[] = [
  'Answer in any order and change what you like. Questions left open count as wrong.',
  'Your answers are saved at once. You can go on after a reload, on another device, and after logging in again.',
  'Work on your own. The test is not supervised, and the certificate says so.',
  'If a question is wrong or unclear, report it on its page. If you are right, it counts as right for everyone who had it.',
];

export const TEST_PRICE_SENTENCE = 'The test is free, also before you have the blueprint.';

/** What passing leads to, beside paid work. */
export const CERTIFICATE_SENTENCE = `You get a public certificate that is valid for ${CERTIFICATE_MONTHS} months. In its last ${RENEWAL_MONTHS} months, ${RENEWAL.units} new questions renew it.`;

export const UNIT_REPORT_REASON_LABELS: Readonly<Record<UnitReportReason, string>> = {
  unclear: 'I do not understand what is asked',
  several_right: 'More than one answer is right',
  none_right: 'No answer is right',
  broken: 'Something is missing or does not work',
  other: 'Something else',
};

export const PRACTICE_REASON_TEXTS: Readonly<Record<PracticeReason, string>> = {
  review: 'It is due again',
  failed_objective: 'From an objective of your test',
  comment: 'From a comment on your work',
  not_mastered: 'Not mastered yet',
};

/** What practice is, in two sentences. */
export const PRACTICE_LEAD = `At most ${PRACTICE_PER_DAY} questions a day, on what you got wrong before. Nothing is lost if you skip a day.`;

/** Why the answers of a test are not saved, once it has ended. */
export const ATTEMPT_CLOSED_TEXT = 'the test has ended';
