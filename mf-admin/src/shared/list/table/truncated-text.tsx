import { WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';

type Props = { text: string; strong?: boolean };

/** Cuts off long text in a list and shows it in full on hover. */
export function TruncatedText({ text, strong }: Props) {
  return (
    <Truncated title={text} data-strong={strong} translate="no">
      {text}
    </Truncated>
  );
}

const Truncated = styled.span`
  display: inline-block;
  max-width: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
  white-space: nowrap;

  &[data-strong] {
    font-weight: ${WEIGHT.strong};
  }
`;
