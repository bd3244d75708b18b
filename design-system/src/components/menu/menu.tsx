import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import * as Radix from 'radix-ui/dropdown-menu';
import { appear } from '../../motion/enter.ts';
import { FLOAT_SHADOW, LAYER, RADIUS, space, WEIGHT } from '../../tokens/scale.ts';

type MenuProps = {
  /** The button that opens it (a `Button` or `IconButton`). */
  trigger: ReactElement;
  align?: 'start' | 'end';
  /** `MenuItem`, `MenuSeparator`, `MenuHeading`. */
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A short list of things to do or places to go, under a button. */
export function Menu({ trigger, align = 'end', children, ...state }: MenuProps) {
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* In place, not in a portal: it is read where it stands, inside its landmark. */}
      <List align={align} sideOffset={6} collisionPadding={12}>
        {children}
      </List>
    </Radix.Root>
  );
}

/** `onSelect` for what it does; `asChild` around a link for where it leads. */
export function MenuItem(props: ComponentPropsWithRef<typeof Radix.Item>) {
  return <Item {...props} />;
}

/** Who or what the menu is about. */
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
  background: var(--surface);
  box-shadow: ${FLOAT_SHADOW};
  ${appear}
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
