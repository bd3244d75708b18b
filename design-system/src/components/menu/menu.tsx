import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import * as Radix from 'radix-ui/dropdown-menu';
import { fadeIn } from '../../motion/enter.ts';
import { FLOATING, LAYER, RADIUS, space, WEIGHT } from '../../tokens/scale.ts';

type MenuProps = {
  /** The `Button` or `IconButton` that opens the menu. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  /** `MenuItem`, `MenuSeparator`, `MenuHeading`. */
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A dropdown menu of actions and links below a button. */
export function Menu({ trigger, align = 'end', children, ...state }: MenuProps) {
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Not in a portal: screen readers then find the menu inside its landmark. */}
      <List align={align} sideOffset={6} collisionPadding={12}>
        {children}
      </List>
    </Radix.Root>
  );
}

/** A menu entry: `onSelect` for an action, `asChild` around a link for navigation. */
export function MenuItem(props: ComponentPropsWithRef<typeof Radix.Item>) {
  return <Item {...props} />;
}

/** The subject of the menu, e.g. the username. */
export const MenuHeading = styled(Radix.Label)`
  padding: ${space(2)} ${space(3)};
  color: var(--muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

export const MenuSeparator = styled(Radix.Separator)`
  height: 1px;
  margin: ${space(1)} ${space(-1)};
  background: var(--line);
`;

const List = styled(Radix.Content)`
  z-index: ${LAYER.floating};
  min-width: 13rem;
  max-width: min(20rem, calc(100vw - ${space(6)}));
  padding: ${space(1)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  ${FLOATING}
  ${fadeIn}
`;

const Item = styled(Radix.Item)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${RADIUS.badge};
  color: var(--ink);
  font-weight: ${WEIGHT.medium};
  font-size: 0.9375rem;
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  > svg {
    color: var(--muted);
  }

  &[data-highlighted] {
    background: var(--primary-soft);
    outline: none;
  }

  &[data-disabled] {
    color: var(--muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
`;
