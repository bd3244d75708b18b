import { diffWordsWithSpace } from 'diff';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { space, Stack, textSize, VisuallyHidden } from '@platform/design-system';
import { SmallButton } from '../shared/small-button.ts';

/** Two texts that are compared by words. The texts are not longer than 12,000 characters. */
type Props = {
  /** What the older text is, e.g. `Before`. */
  label: string;
  before: string;
  after: string;
};

/** A text with what was added to and removed from another one. Words and signs say which; colors repeat it. */
export function TextDifference({ label, before, after }: Props) {
  const [isShown, setIsShown] = useState(true);
  // Texts that share little would take seconds to compare: then both are shown as a whole.
  const changes = useMemo(
    () => diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS }) ?? wholeChange(before, after),
    [before, after],
  );
  return (
    <Stack $gap={2}>
      <div>
        <SmallButton variant="quiet" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          Show changes since: {label}
        </SmallButton>
      </div>
      <TextBlock>
        {isShown
          ? changes.map(({ value, added, removed }, index) =>
              added ? (
                <ins key={index}>
                  <VisuallyHidden>added: </VisuallyHidden>
                  {value}
                </ins>
              ) : removed ? (
                <del key={index}>
                  <VisuallyHidden>removed: </VisuallyHidden>
                  {value}
                </del>
              ) : (
                <span key={index}>{value}</span>
              ),
            )
          : after}
      </TextBlock>
      {isShown && before === after && <Same>Nothing has changed.</Same>}
    </Stack>
  );
}

const TIMEOUT_MS = 200;

function wholeChange(before: string, after: string) {
  return [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
}

/** A text to read, with its line breaks. */
export const TextBlock = styled.div`
  max-width: 44em;
  padding: ${space(3)} ${space(4)};
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  white-space: pre-line;
  overflow-wrap: anywhere;

  ins {
    background: var(--available-soft);
    color: var(--available);
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  del {
    background: var(--danger-soft);
    color: var(--danger);
    text-decoration: line-through;
  }
`;

const Same = styled.p`
  ${textSize(14)}
  color: var(--muted);
`;
