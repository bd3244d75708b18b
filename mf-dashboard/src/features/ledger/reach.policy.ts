import {
  FREE_TASK_LIMIT,
  FREE_TASK_REWARD_DOLLARS,
  SIGNUP_BONUS_DOLLARS,
  centsOf,
  dollarsOf,
  type OpenPay,
  type User,
} from '@platform/contracts';

type Inputs = {
  readonly user: Pick<User, 'balance' | 'lockedBalance' | 'signupBonusClaimed'>;
  readonly freeTasksCompleted: number;
  /** Dollars of work that waits for a decision. */
  readonly inReview: number;
  /** What each blueprint pays the member now. */
  readonly openPay: readonly OpenPay[];
  /** The blueprints whose tasks need no purchase: those that are active, and the free one. */
  readonly blueprintIds: readonly number[];
};

/** The balance that a member can reach without another purchase, in dollars, and what it consists of. */
export type Reach = {
  readonly total: number;
  /** Parts of $0 are left out. */
  readonly parts: readonly { readonly label: string; readonly dollars: number }[];
};

/** Sums what a member has, waits for and can still earn at most without another purchase or a referral. */
export function sumReach({ user, freeTasksCompleted, inReview, openPay, blueprintIds }: Inputs): Reach {
  const open = openPay.filter(({ blueprintId }) => blueprintIds.includes(blueprintId));
  const freeTasksLeft = Math.max(0, FREE_TASK_LIMIT - freeTasksCompleted);
  const parts = [
    { label: 'Available', dollars: user.balance },
    { label: 'Locked', dollars: user.lockedBalance },
    { label: 'In review', dollars: inReview },
    { label: 'Signup bonus', dollars: user.signupBonusClaimed ? 0 : SIGNUP_BONUS_DOLLARS },
    { label: 'Free tasks', dollars: freeTasksLeft * FREE_TASK_REWARD_DOLLARS },
    { label: 'Open work', dollars: sum(open.map(({ work, needsTest }) => (needsTest ? 0 : work.dollars))) },
    {
      label: 'Open work, after a test',
      dollars: sum(open.map(({ work, needsTest }) => (needsTest ? work.dollars : 0))),
    },
    { label: 'Demo tasks', dollars: sum(open.map(({ demo }) => demo?.dollars ?? 0)) },
  ].filter(({ dollars }) => dollars > 0);
  return { total: sum(parts.map(({ dollars }) => dollars)), parts };
}

function sum(dollars: readonly number[]): number {
  return dollarsOf(dollars.reduce((total, amount) => total + centsOf(amount), 0));
}
