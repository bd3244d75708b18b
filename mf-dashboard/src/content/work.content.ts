import {
  CASE_DUE_HOURS,
  REPORTED_ITEMS_PERCENT,
  REVIEWED_WORK_PERCENT,
  REVIEW_SENTENCE,
  SLOT_HOURS,
  type AssistanceRule,
  type ItemReportStatus,
  type WorkMeasures,
  type WorkTask,
  type WorkWarning,
} from '@platform/contracts';

export const ASSISTANCE_RULE_TEXTS: Readonly<Record<AssistanceRule, string>> = {
  allowed: 'AI tools are allowed. When you hand in, say whether you used them.',
  required: 'Use an AI tool for this task. When you hand in, say which one.',
  not_allowed: 'AI tools are not allowed: the work must be your own.',
};

export const EFFORT_NOTE =
  'We count the minutes in which you work on this page, and how many characters you type, paste and insert. ' +
  'Your keystrokes are not recorded.';

/** What the switch does that goes to the next item by itself. */
export const NEXT_ITEM_HINT =
  'Goes on when a number key or a click gives the last answer of an item: a choice, an order, or the verdict on the ' +
  'last claim. Shift+Enter leads back. An answer that you correct stays in view. Kept on this device.';

/** What happens to the report of an item, said before it is made. */
export const ITEM_REPORT_NOTE =
  'It counts as answered, and as wrong unless a person accepts your report. When your work is approved, a person checks it; until then, nothing changes for others.';

/** What a member can do whose work reports too many items to be handed in. */
export const TOO_MANY_REPORTS = {
  title: 'Too many items cannot be done',
  text: `You can hand in work that reports one item, or ${REPORTED_ITEMS_PERCENT}% of its items. Answer some of them, or report them and give the task back: your answers are kept, and your place is free for others.`,
  next: `A person takes the items out, or tells you why they can be done. After ${CASE_DUE_HOURS.report} hours without a decision, they are taken out for you, or replaced by others. Then you can go on.`,
} as const;

/** Why an item has to be answered that was reported before. */
export const REPORT_REJECTED_TITLE = 'A person has looked at this item: it can be done';

export const ITEM_REPORT_TEXTS: Readonly<Record<ItemReportStatus, string>> = {
  pending: 'A person checks your report.',
  accepted: 'Your report was accepted.',
  rejected: 'A person looked at it: it can be done. Your reward stays yours.',
  overturned: 'Your report was accepted at first. The item is offered again.',
};

/** What looks wrong, said once before work counts; the reviewer sees the same. */
export const WARNING_TEXTS: Readonly<Record<WorkWarning, string>> = {
  identical_answers: 'Nearly all of your answers are the same.',
  like_a_guess: 'Of the answers that we know, no more are right than a guess would get right.',
  very_quick: 'You worked for less than a quarter of the estimated time.',
};

/** Whose work it is: said where members choose and start it. */
export const WHO_NEEDS_IT =
  'We make these tasks ourselves and know the right answers of most of them. No one buys the results.';

/** What happens after a hand-in. */
export const REVIEW_NOTE = `A person reads your work. ${REVIEW_SENTENCE}`;

/** Said of a decision that two persons make where there are two. */
export const DECIDED_ALONE = 'One person decided this alone, because no one else may decide it.';

/** Says what a rejection for no effort is based on. */
export function describeFigures({ known, share, chance, identical }: WorkMeasures): string {
  const percent = (value: number) => `${Math.floor(value * 100)}%`;
  return [
    ...(share === null || chance === null
      ? []
      : [
          `Of ${known} answers that we know, ${percent(share)} are right; a guess would get ${percent(chance)} right.`,
        ]),
    ...(identical === null ? [] : [`${percent(identical)} of the answers repeat one answer.`]),
  ].join(' ');
}

/** Why work comes back that no one has read. */
export const SENT_BACK_UNREAD = `No one read it in time, and fewer than ${REVIEWED_WORK_PERCENT}% of the answers that we know are right.`;

/** What follows from work that came back with findings, and is not handed in again. */
export const SENT_BACK_UNANSWERED = 'Otherwise a person decides about it as it is, without a time limit.';

export const CLOSED_TEXTS: Readonly<Record<NonNullable<WorkTask['closed']>, string>> = {
  no_place_left: `All places are taken. A place opens when someone gives theirs back, or has not saved for ${SLOT_HOURS} hours.`,
  reports_wait: `A person checks your reports of its items. You can go on once they are decided, within ${CASE_DUE_HOURS.report} hours.`,
  taken_out: 'All of its items were taken out for you after your reports, so there is nothing left to do.',
  test_needed: 'The paid work of this skill opens once you have passed its free competency test.',
  budget_used_up: 'The budget for paid work is used up for today.',
};

/** Why nothing can be handed in or reported. */
export const NOT_SAVED = 'Your answers are not saved on the server yet. Check your connection and try again.';
