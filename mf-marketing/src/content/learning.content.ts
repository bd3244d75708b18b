import { RETAKE_HOURS, TEST_MINUTES, TEST_PASS, TEST_UNITS, UNITS_PER_OBJECTIVE } from '@platform/contracts';

/** Texts of /learn and the pages below it. */

export const LEARN = {
  title: 'Learn the skill first',
  lead: 'Free courses on the skills that the tasks need. Read, try it yourself, and see at once what was right. You need no account.',
  empty: {
    title: 'No course is ready yet',
    text: 'Courses appear here when they are complete.',
  },
  steps: {
    title: 'How a course works',
    items: [
      {
        title: 'Read',
        text: 'A lesson is short: what a mistake costs, one rule, a good and a bad example.',
      },
      {
        title: 'Try',
        text: 'You answer questions in the same editors as in the tasks. Each answer is checked at once.',
      },
      {
        title: 'Go on',
        text: 'The lessons stay open to everyone. With an account, you also see on other devices what you have read.',
      },
    ],
  },
} as const;

/** Shown on the home page and with the catalogue. */
export const LEARN_STRIP = {
  title: 'Learn the skill first',
  text: 'Short lessons with questions that are checked at once. Free, and open to everyone.',
  link: 'All courses',
} as const;

const HOURS_PER_DAY = 24;
const [firstWait, secondWait, laterWait] = RETAKE_HOURS;

export const COURSE_PAGE = {
  objectives: 'What you can do afterwards',
  lessons: 'Lessons',
  sources: 'Sources',
  preTest: {
    title: 'Do you know some of it already?',
    start: 'Start the pre-test',
    note: 'It is not stored, and it is not the test of the course.',
  },
  test: {
    title: 'The test',
    rules: [
      `${TEST_UNITS} questions, ${UNITS_PER_OBJECTIVE} for each tested objective. None of them is in a lesson.`,
      `${TEST_MINUTES.standard} minutes, or ${TEST_MINUTES.long} if you choose so. You need not say why.`,
      `You pass with ${TEST_PASS.right} right answers, and at least ${TEST_PASS.rightPerObjective} of ${UNITS_PER_OBJECTIVE} in each objective.`,
      `You can take it again after ${firstWait} hours, then after ${secondWait} hours, and from then on after ${laterWait / HOURS_PER_DAY} days.`,
      'If you pass, you get a certificate. It says that the test was taken online and unsupervised.',
    ],
    gate: 'Passing it opens the paid work of the blueprint.',
    cost: 'The test is free. You need an account with a confirmed email address.',
    none: 'This course has no test yet, so no task waits for one.',
    open: 'Go to the test',
  },
} as const;

export const LESSON_PAGE = {
  words: 'Words in this lesson',
  sources: 'Sources',
  finished: 'You have read this lesson.',
  keptHere: 'Only this browser knows what you have read. Log in or sign up, and your account keeps it.',
} as const;

export const UNIT = {
  check: 'Check my answer',
  checking: 'Checking...',
  right: 'Right',
  wrong: 'Not right yet',
  unknown: 'A person has to read this answer',
  tryAgain: 'You can change your answer and check it again.',
  noScript: 'Your browser runs no scripts. You can read the question, but not check an answer.',
  missing: {
    title: 'The question did not load',
    text: 'Reload the page to answer it. The rest of the lesson can be read.',
  },
} as const;
