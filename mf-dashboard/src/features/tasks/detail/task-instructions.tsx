import { Prose, RADIUS, space, textSize } from '@platform/design-system';
import { styled } from 'styled-components';
import { parseInstructionBlocks } from './instruction-blocks.ts';

/** Renders a task's instructions, keeping line breaks and text drawings as they were written. */
export function TaskInstructions({ instructions }: { instructions: string }) {
  return (
    <Prose>
      <h3>Instructions</h3>
      {parseInstructionBlocks(instructions).map(({ kind, text }, index) =>
        kind === 'drawing' ? (
          <Drawing key={index} tabIndex={0} role="region" aria-label="Task material">
            {text}
          </Drawing>
        ) : (
          <Paragraph key={index}>{text}</Paragraph>
        ),
      )}
    </Prose>
  );
}

const Paragraph = styled.p`
  white-space: pre-line;
`;

/** Scrolls horizontally on its own, also by keyboard, because it can be wider than a phone. */
const Drawing = styled.pre`
  ${textSize(14)}
  padding: ${space(3)} ${space(4)};
  overflow-x: auto;
  border-radius: ${RADIUS.control};
  background: var(--sunken);
`;
