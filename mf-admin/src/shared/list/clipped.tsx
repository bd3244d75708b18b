import { WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';

type Props = { text: string; strong?: boolean };

/** A word of unknown length in a list: a long one is cut off and whole on hover; the record has it in full. */
export function Clipped({ text, strong }: Props) {
  return (
    <Short title={text} data-strong={strong}>
      {text}
    </Short>
  );
}

const Short = styled.span`
  display: inline-block;
  max-width: 11rem;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
  white-space: nowrap;

  &[data-strong] {
    font-weight: ${WEIGHT.strong};
  }
`;
