import type { NoticeTopic } from '@platform/contracts';

/** What notices are about, in words. */
export const TOPIC_LABELS: Readonly<Record<NoticeTopic, string>> = {
  security: 'Security',
  money: 'Money',
  decisions: 'Decisions',
  appeals: 'Appeals',
  work: 'Work',
  rewards: 'Rewards',
  support: 'Support',
};
