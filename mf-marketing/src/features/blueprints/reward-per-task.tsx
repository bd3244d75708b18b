import { Money } from '@platform/design-system';
import { styled } from 'styled-components';

/** Reward for each task of a blueprint, e.g. '$31.00 per task'. */
export function RewardPerTask({ amount }: { amount: number }) {
  return (
    <Root>
      <Money amount={amount} strong /> per task
    </Root>
  );
}

const Root = styled.p`
  white-space: nowrap;
  font-size: 0.9375rem;
`;
