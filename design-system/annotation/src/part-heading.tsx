import { styled } from 'styled-components';
import { Heading, space, textSize } from '@platform/design-system';

/** The level of a question's heading in the outline of the page. */
export type HeadingLevel = 2 | 3 | 4;

/** The prompt of a question as its heading. */
export function PartHeading(props: {
  id: string;
  prompt: string;
  level: HeadingLevel;
  number: number | undefined;
}) {
  const { id, prompt, level, number } = props;
  return (
    <Heading as={`h${level}`} id={id} $size={18} tabIndex={-1}>
      {number !== undefined && <Number>Question {number} </Number>}
      {prompt}
    </Heading>
  );
}

const Number = styled.span`
  ${textSize(14)}
  display: block;
  margin-bottom: ${space(1)};
  color: var(--muted);
  letter-spacing: 0;
`;
