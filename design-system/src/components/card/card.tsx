import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/text.ts';
import { INSET, MEDIA, MOTION, RADIUS, space } from '../../tokens/scale.ts';

/**
 * A box with a border and rounded corners. It has no padding, so children such as drawings or rows can reach the edge;
 * use `CardBody` for padding. `$accent` marks what comes before all else.
 */
export const Card = styled.div<{ $accent?: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.card};
  background: var(--surface);
  ${({ $accent }) => ($accent ? 'border-color: var(--primary);' : '')}

  &:has(> * [data-card-target]:focus-visible),
  &:has(> [data-card-target]:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  &:has([data-card-target]) {
    transition: border-color ${MOTION.quick};
  }

  &:has([data-card-target]:hover) {
    border-color: var(--primary);
  }
`;

/** Adds padding inside a card. `$gap` between the children is in steps of 4 px (default 3). */
export const CardBody = styled.div<{ $gap?: number }>`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${({ $gap = 3 }) => space($gap)};
  padding: ${INSET};
`;

/**
 * Makes the whole card clickable with one link or button: `<CardTarget as={Link} to="...">name</CardTarget>`.
 * Other buttons in the card need `position: relative`, which `CardActions` provides.
 */
export const CardTarget = styled.a.attrs<{ 'data-card-target'?: '' }>({ 'data-card-target': '' })`
  display: inline-block;
  min-height: 1.5rem;
  border: 0;
  padding: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  text-decoration: none;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }
`;

/** The last row of a card: price on the left, button on the right. */
export const CardActions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-top: auto;
  padding-top: ${space(1)};
`;

type PanelProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title: ReactNode;
  /** Heading level in the outline of the page (default 2). */
  level?: 2 | 3;
  /** Content to the right of the title, such as a count or a link. */
  aside?: ReactNode;
  /** Removes the padding, so that rows or a table reach the edge, and adds a line below the title. */
  flush?: boolean;
};

/** A card with a title, for a section of a dashboard. */
export function Panel({ title, level = 2, aside, flush = false, children, ...rest }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} {...rest}>
      <PanelHeader data-flush={flush ? '' : undefined}>
        <Heading as={`h${level}`} id={id} $size={18}>
          {title}
        </Heading>
        {aside}
      </PanelHeader>
      {flush ? children : <PanelBody>{children}</PanelBody>}
    </Card>
  );
}

const PanelHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  padding: ${space(4)} ${INSET} 0;
  color: var(--muted);

  h2,
  h3 {
    color: var(--ink);
  }

  &[data-flush] {
    padding-bottom: ${space(3.5)};
    border-bottom: 1px solid var(--line);
  }
`;

const PanelBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding: ${space(3)} ${INSET} ${INSET};
`;

/**
 * A row of cells divided by lines, stacked on phones. `$boxed` adds a card border, `$lead` makes the first cell the
 * widest.
 */
export const DividedRow = styled.div<{ $boxed?: boolean; $lead?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  overflow: clip;
  border-block: 1px solid var(--line);
  ${({ $boxed }) =>
    $boxed ? `border: 1px solid var(--line); border-radius: ${RADIUS.card}; background: var(--surface);` : ''}

  > * {
    flex: 1 1 13rem;
    min-width: 0;
    margin: -1px 0 0 -1px;
    padding: ${space(5)} ${INSET};
    border: solid var(--line);
    border-width: 1px 0 0 1px;
  }

  > :first-child {
    ${({ $lead }) => ($lead ? 'flex: 2 1 20rem;' : '')}
  }

  ${MEDIA.phone} {
    > * {
      padding: ${space(4)} ${({ $boxed }) => ($boxed ? INSET : space(1))};
    }
  }
`;
