import { Prose, RADIUS, space, textSize } from '@platform/design-system';
import { styled } from 'styled-components';
import { instructionBlocks } from './instruction-blocks.ts';

/** The instructions of a task as they were written: paragraphs, lists of lines, and drawings made of letters. */
export function TaskInstructions({ instructions }: { instructions: string }) {
  return (
    <Prose>
      <h3>Instructions</h3>
      {instructionBlocks(instructions).map(({ kind, text }, index) =>
        kind === 'drawing' ? (
          <Drawing key={index} tabIndex={0} role="region" aria-label="Material of the task">
            {text}
          </Drawing>
        ) : (
          <Lines key={index}>{text}</Lines>
        ),
      )}
    </Prose>
  );
}

const Lines = styled.p`
  white-space: pre-line;
`;

/** Wider than a phone it scrolls by itself, also by keyboard. */
const Drawing = styled.pre`
  ${textSize(14)}
  padding: ${space(3)} ${space(4)};
  overflow-x: auto;
  border-radius: ${RADIUS.control};
  background: var(--sunken);
  font-family: ui-monospace, Menlo, Consolas, monospace;
`;
