import { WEIGHT } from '@platform/design-system';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

type Props = { text: string; strong?: boolean | undefined } & ComponentProps<'span'>;

/** Cuts off long text in a list and shows it in full on hover. */
export function TruncatedText({ text, strong, ...rest }: Props) {
  return (
    <Truncated title={text} data-strong={strong} translate="no" {...rest}>
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
