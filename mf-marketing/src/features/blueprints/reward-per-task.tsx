import { Money } from '@platform/design-system';
import { styled } from 'styled-components';

/** What every task of a blueprint pays, e.g. '$31.00 per task'. */
export function RewardPerTask({ amount }: { amount: number }) {
  return (
    <Line>
      <Money amount={amount} strong /> per task
    </Line>
  );
}

const Line = styled.p`
  white-space: nowrap;
  font-size: 0.9375rem;
`;
