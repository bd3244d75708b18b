import { styled } from 'styled-components';
import { RADIUS, space } from '../tokens/scale.ts';

/**
 * A deep blue background with a 24 px grid, for drawings and a few large words, never for body text. `$corners` rounds
 * the corners (not needed inside a card), `$framed` adds an inner border.
 */
export const DraftPaper = styled.div<{ $corners?: boolean; $framed?: boolean }>`
  --focus: var(--on-draft);
  --drawing-ground: var(--draft);
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  min-width: 0;
  ${({ $corners }) => ($corners ? `border-radius: ${RADIUS.card};` : '')}
  background-color: var(--draft);
  background-image:
    linear-gradient(var(--draft-line) 1px, transparent 1px),
    linear-gradient(90deg, var(--draft-line) 1px, transparent 1px);
  background-position: 50% 50%;
  background-size: 24px 24px;
  color: var(--on-draft);

  &::before {
    content: ${({ $framed }) => ($framed ? "''" : 'none')};
    position: absolute;
    inset: ${space(3)};
    border: 1px solid var(--on-draft);
    opacity: 0.35;
    pointer-events: none;
  }
`;

/** A caption in the bottom right corner of a `DraftPaper`, e.g. its number or scale. */
export const DraftNote = styled.span`
  position: absolute;
  right: ${space(3)};
  bottom: ${space(3)};
  padding: 0.125rem ${space(2)};
  border: 1px solid var(--draft-line);
  background: var(--draft);
  font-size: 0.75rem;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
`;
