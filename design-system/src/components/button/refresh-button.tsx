import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { RefreshIcon } from '../../icons/icons.ts';
import { IconButton } from './icon-button.tsx';

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** Turns the icon while the content is requested. */
  busy?: boolean;
};

/** Asks again for the content of a page, a panel or a list. It keeps its place and the focus while it does. */
export function RefreshButton({ busy = false, ...rest }: Props) {
  return (
    <Button size="compact" label="Refresh" title="Refresh" aria-busy={busy || undefined} {...rest}>
      <RefreshIcon size={18} />
    </Button>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Button = styled(IconButton)`
  &[aria-busy] > svg {
    animation: ${turn} 0.8s linear infinite;
  }
`;
