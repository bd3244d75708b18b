import {
  FREE_BLUEPRINT_ID,
  FREE_TASK_LIMIT,
  FREE_TASK_REWARD_DOLLARS,
  MINIMUM_BALANCE,
  MINIMUM_BALANCE_DOLLARS,
  MISSING_MONEY_SOURCES,
  SIGNUP_BONUS_DOLLARS,
} from '@platform/contracts';
import { DescriptionList, Heading, Money, Stack, Text } from '@platform/design-system';
import { OpenWork } from '@platform/kit/blueprints';
import type { ReactNode } from 'react';
import { usePublicOpenPay } from './open-pay-api.ts';

const FREE_TASKS_DOLLARS = FREE_TASK_LIMIT * FREE_TASK_REWARD_DOLLARS;

/**
 * What a new member can earn at most without a purchase, beside what a withdrawal needs, and what fills the gap. What
 * the tasks of AI Basics pay now is a dash until it is loaded, so that nothing moves.
 */
export function FreeEarnings() {
  const open = usePublicOpenPay(FREE_BLUEPRINT_ID);
  const total =
    open && SIGNUP_BONUS_DOLLARS + FREE_TASKS_DOLLARS + open.work.dollars + (open.demo?.dollars ?? 0);
  const missing = total === undefined ? undefined : Math.max(0, MINIMUM_BALANCE_DOLLARS - total);
  return (
    <Stack $gap={3}>
      <Heading as="h3" $size={18}>
        At most, without a purchase
      </Heading>
      <DescriptionList
        items={[
          { term: 'Signup bonus', description: <Money amount={SIGNUP_BONUS_DOLLARS} /> },
          { term: 'Free tasks', description: <Money amount={FREE_TASKS_DOLLARS} /> },
          {
            term: 'Demo tasks of AI Basics',
            description: open?.demo === null ? 'closed' : dollars(open?.demo?.dollars),
          },
          { term: 'Work of AI Basics', description: open ? <OpenWork open={open} /> : '–' },
          { term: 'Together', description: <strong>{dollars(total)}</strong> },
          { term: `Missing to ${MINIMUM_BALANCE}`, description: dollars(missing) },
        ]}
      />
      <Text $size={14} $tone="muted">
        A withdrawal needs {MINIMUM_BALANCE}. What is missing can come {MISSING_MONEY_SOURCES}.
      </Text>
    </Stack>
  );
}

function dollars(amount: number | undefined): ReactNode {
  return amount === undefined ? '–' : <Money amount={amount} />;
}
