import { centsOf, type Blueprint } from '@platform/contracts';
import { formatCount, Money, space, Text } from '@platform/design-system';
import { styled } from 'styled-components';

type Props = { blueprint: Pick<Blueprint, 'price' | 'rewardPerTask'> };

/** A ruler with a tick for each task that it takes to earn the price of a blueprint. */
export function EarnBackRuler({ blueprint: { price, rewardPerTask } }: Props) {
  const tasks = Math.ceil(centsOf(price) / centsOf(rewardPerTask));
  return (
    <div>
      <Dimension aria-hidden="true">
        <Text as="span" $size={14} $tabular>
          {formatCount(tasks, 'task')}
        </Text>
      </Dimension>
      <Ticks aria-hidden="true">
        {Array.from({ length: tasks }, (_, index) => (
          <span key={index} />
        ))}
      </Ticks>
      <Text $size={14} $tone="muted" $tabular>
        {formatCount(tasks, 'task')} of <Money amount={rewardPerTask} /> earn its price of{' '}
        <Money amount={price} />.
      </Text>
    </div>
  );
}

const Dimension = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-bottom: ${space(1)};
  border-inline: 1px solid var(--muted);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--muted);
  }
`;

const Ticks = styled.div`
  display: flex;
  height: 0.625rem;
  margin-bottom: ${space(2)};
  border: 1px solid var(--muted);
  border-width: 0 1px 1px 0;

  > span {
    flex: 1;
    border-left: 1px solid var(--muted);
  }
`;
