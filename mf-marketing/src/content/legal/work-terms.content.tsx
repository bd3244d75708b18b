import {
  APPEAL_DAYS,
  APPEAL_HOURS,
  NO_EFFORT_MARGIN,
  REVIEWED_WORK_PERCENT,
  REVIEW_HOURS,
  REVIEW_SENTENCE,
  REVISION_DAYS,
  REVISIONS_MAX,
} from '@platform/contracts';
import type { LegalText } from './legal-text.ts';

/** The sections of the terms about handed-in work: AI tools, review and appeal, ownership. */
export const WORK_TERMS: LegalText['sections'] = [
  {
    id: 'ai',
    title: 'AI tools',
    body: (
      <ul>
        <li>
          Each task says whether AI tools are allowed, required or not allowed. When you hand in, you say
          whether you used one, and which.
        </li>
        <li>
          You answer for what you hand in, also if a tool wrote it: it follows the instructions, is checked,
          and contains nothing that you may not use.
        </li>
        <li>Work made with a tool that its task does not allow can be rejected.</li>
      </ul>
    ),
  },
  {
    id: 'review',
    title: 'Review and appeal',
    body: (
      <ul>
        <li>
          An administrator reads what you hand in, without seeing whose it is. {REVIEW_SENTENCE} While your
          account is disabled, nothing is approved.
        </li>
        <li>
          Work that no one has read in time is approved if at least {REVIEWED_WORK_PERCENT}% of its answers
          that we know are right, or if we know none. Otherwise it comes back once with what was missed. If
          you hand it in again within {REVISION_DAYS} days, a person has {REVIEW_HOURS} hours, then it is
          approved; if you do not, a person decides about it as it is, without a time limit.
        </li>
        <li>
          A reviewer can ask for changes, at most {REVISIONS_MAX} times. You have {REVISION_DAYS} days for
          each. After that the task ends without a reward, and you can start it again.
        </li>
        <li>
          Only a person rejects work, and only because it is not what the task asks for, is still incomplete
          after changes, is copied, contains made-up evidence or unsafe content, was made with AI tools that
          the task does not allow, or shows no effort: no more right than {NO_EFFORT_MARGIN * 100} points
          above a guess, or nearly all answers the same. For no effort, two persons agree; where there is only
          one, the work comes back once before. You read the reason and comments on the work. Rejected work is
          not paid.
        </li>
        <li>
          You can appeal once, within {APPEAL_DAYS} days of the rejection. A different administrator decides
          within {APPEAL_HOURS} hours, if there is one who may decide; otherwise the first one, after reading
          it again. Without a decision by then, your appeal is granted and the work is paid. If it is denied,
          the decision is final.
        </li>
      </ul>
    ),
  },
  {
    id: 'ownership',
    title: 'Who owns your work',
    body: (
      <ul>
        <li>
          What you hand in is yours until it is approved. We read it to decide about it. Work that is
          rejected, given back or not handed in again in time stays yours alone: we keep a copy with the
          decision and use it for nothing else.
        </li>
        <li>
          With the approval, and for the reward, you give us the right to use the work: to keep, change,
          publish and pass it on, for training and testing AI too, without a limit in time and without your
          name.
        </li>
        <li>
          You may show what is recognizably your own creation, such as a text, a picture or a product, in a
          portfolio where its task says so. The material, questions and right answers of tasks are ours: do
          not publish them.
        </li>
        <li>
          Hand in only what you may hand in: your own work, or work of others under a license that allows it,
          which you name.
        </li>
      </ul>
    ),
  },
];
