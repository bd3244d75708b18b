import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, textSize, WEIGHT } from '@platform/design-system';

/** The value of a compared answer at a place where it differs, e.g. `Right answer: 120`. */
export function ComparedValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Compared>
      <Label>{label}: </Label>
      {children}
    </Compared>
  );
}

/** The word for a value that is not given. */
export const NOT_ANSWERED = 'No answer';

const Compared = styled.div`
  ${textSize(14)}
  padding-left: ${space(3)};
  border-left: 3px double var(--control);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Label = styled.span`
  color: var(--muted);
  font-weight: ${WEIGHT.medium};
`;
