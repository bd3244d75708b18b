import type { Blueprint, OpenPay } from '@platform/contracts';
import { Heading, MEDIA, Money, space, Text } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BlueprintLayout } from './blueprint-layout.tsx';
import { OpenPayLines } from './open-pay-lines.tsx';

type Props = {
  blueprint: Blueprint;
  level: 2 | 3;
  /** The name, or a link with it. */
  title: ReactNode;
  titleId: string;
  /** What the member has to do with it. */
  badge?: ReactNode;
  /** What it pays now; `undefined` until it is known. */
  open: OpenPay | undefined;
  /** What its course holds. */
  course: ReactNode;
  /** The button, unless the title leads to the blueprint. */
  action?: ReactNode;
};

/** A blueprint in a grid: drawing, description, what it pays now, price and reward per task. */
export function BlueprintCard({ blueprint, level, title, titleId, badge, open, course, action }: Props) {
  const { description, price, rewardPerTask } = blueprint;
  return (
    <Layout
      {...{ blueprint, titleId, action }}
      drawingWidth={150}
      head={
        <>
          <Heading as={`h${level}`} $size={18} id={titleId}>
            {title}
          </Heading>
          {badge}
        </>
      }
      details={
        <>
          <Text $tone="muted">{description}</Text>
          <OpenPayLines open={open} tone="muted" />
          {course}
        </>
      }
      price={
        <>
          <Money amount={price} size={22} strong />
          <RewardPerTask amount={rewardPerTask} />
        </>
      }
    />
  );
}

/** Reward for each task of a blueprint, e.g. '$31.00 per task'. */
export function RewardPerTask({ amount }: { amount: number }) {
  return (
    <Reward>
      <Money amount={amount} strong /> per task
    </Reward>
  );
}

const Reward = styled.p`
  white-space: nowrap;
  font-size: 0.9375rem;
`;

const Layout = styled(BlueprintLayout)`
  > [data-part='paper'] {
    padding: ${space(5)};

    ${MEDIA.phone} {
      padding: ${space(3)};

      > svg {
        width: 6.5rem;
      }
    }
  }
`;
