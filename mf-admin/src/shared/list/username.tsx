import { WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';

/** A username in a list: a long one is cut off at the column's edge and whole on hover; the record has it in full. */
export function Username({ name }: { name: string }) {
  return <Name title={name}>{name}</Name>;
}

const Name = styled.span`
  display: inline-block;
  max-width: 11rem;
  overflow: hidden;
  font-weight: ${WEIGHT.strong};
  text-overflow: ellipsis;
  vertical-align: bottom;
  white-space: nowrap;
`;
