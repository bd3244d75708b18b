import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/text.ts';
import { MEDIA, MOTION, RADIUS, space } from '../../tokens/scale.ts';

/**
 * A box with hairline and radius; its children may reach the edge (a drawing, rows). `CardBody` gives the padding.
 * `$accent` marks the one next step of a view with a bar at its left edge.
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
  ${({ $accent }) => ($accent ? 'box-shadow: inset 4px 0 0 var(--primary);' : '')}

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

/** The padding inside a card. `$gap` between its children in steps of 4 px (default 3). */
export const CardBody = styled.div<{ $gap?: number }>`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${({ $gap = 3 }) => space($gap)};
  padding: ${space(5)};
`;

/**
 * The one link or button of a card, pressed anywhere on it: `<CardTarget as={Link} to="...">name</CardTarget>`.
 * Further buttons in the card need `position: relative`, which `CardActions` gives.
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

/** A card's last line: price at the left, button at the right. */
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
  /** The heading's level in the page's outline (default 2). */
  level?: 2 | 3;
  /** At the right of the title: a count, a link. */
  aside?: ReactNode;
  /** Children reach the edge (rows, a table), under a hairline. */
  flush?: boolean;
};

/** A titled card: a section of a dashboard. */
export function Panel({ title, level = 2, aside, flush = false, children, ...rest }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} {...rest}>
      <PanelHead data-flush={flush ? '' : undefined}>
        <Heading as={`h${level}`} id={id} $size={18}>
          {title}
        </Heading>
        {aside}
      </PanelHead>
      {flush ? children : <PanelBody>{children}</PanelBody>}
    </Card>
  );
}

const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  padding: ${space(4)} ${space(5)} 0;
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
  padding: ${space(3)} ${space(5)} ${space(5)};
`;

/**
 * Cells beside each other between hairlines, stacked on a phone: steps, facts, figures. `$boxed` closes it to a card,
 * `$lead` makes the first cell the widest.
 */
export const Strip = styled.div<{ $boxed?: boolean; $lead?: boolean }>`
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
    padding: ${space(5)};
    border: solid var(--line);
    border-width: 1px 0 0 1px;
  }

  > :first-child {
    ${({ $lead }) => ($lead ? 'flex: 1.5 1 18rem;' : '')}
  }

  ${MEDIA.phone} {
    > * {
      padding: ${space(4)} ${({ $boxed }) => ($boxed ? space(5) : space(1))};
    }
  }
`;
