import {
  FREE_BLUEPRINT_ID,
  FREE_BLUEPRINT_REWARD,
  FREE_TASK_COUNT,
  LOCK_SENTENCE,
} from '@platform/contracts';
import { paths } from '@platform/kit';
import { FINAL_REJECTION } from './verification.content.ts';

/** Texts of the free tasks page. */
export const FREE_TASKS_TEXT = {
  limit: `Any ${FREE_TASK_COUNT} count; after them the others close for good.`,
  privacy:
    'The detection tasks read what your browser tells any website that asks. You see it before you submit it, and nothing else is sent.',
} as const;

type NextStep = {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly path: string;
};

/** What comes after the free tasks, by the member's ownership of the free blueprint. */
export const AFTER_FREE_TASKS: Readonly<
  Record<'none' | 'pending' | 'active' | 'rejected' | 'rejected-finally', NextStep>
> = {
  none: {
    title: 'Activate the free blueprint',
    text: `Verify your identity once to open the AI Basics tasks at ${FREE_BLUEPRINT_REWARD} each. Then you can purchase any other blueprint.`,
    button: 'See blueprints',
    path: paths.dashboard.blueprints(),
  },
  pending: {
    title: 'Your identity verification is under review',
    text: 'Once it is approved, the AI Basics tasks open and you can purchase any other blueprint.',
    button: 'See the review',
    path: paths.blueprint(FREE_BLUEPRINT_ID),
  },
  rejected: {
    title: 'Submit your identity verification again',
    text: 'It was rejected. The page of the free blueprint shows the reason and lets you try again.',
    button: 'See the reason',
    path: paths.blueprint(FREE_BLUEPRINT_ID),
  },
  'rejected-finally': {
    title: FINAL_REJECTION.title,
    text: FINAL_REJECTION.text,
    button: 'See the reason',
    path: paths.blueprint(FREE_BLUEPRINT_ID),
  },
  active: {
    title: 'Work on your blueprint tasks',
    text: 'AI Basics is active. Its tasks, and those of every blueprint you own, are on My Tasks.',
    button: 'Go to My Tasks',
    path: paths.dashboard.tasks(),
  },
};

export const WATCH_REWARDS: NextStep = {
  title: 'Watch your rewards unlock',
  text: LOCK_SENTENCE,
  button: 'Back to the dashboard',
  path: paths.dashboard.home(),
};
