import { Button, type ButtonProps, RADIUS, space } from '@platform/design-system';
import { styled } from 'styled-components';

type Props = Omit<ButtonProps, 'variant'> & {
  /** The key that does the same, where there is one. */
  shortcut?: string;
  /** The step that this case waits for, one that refuses it, or one that can wait. */
  kind: 'main' | 'refuse' | 'other';
};

/** A button that opens a decision. It decides nothing by itself: what will happen is said in the dialog. */
export function DecisionButton({ shortcut, kind, children, ...rest }: Props) {
  return (
    <Press
      variant={kind === 'main' ? 'primary' : 'secondary'}
      aria-keyshortcuts={shortcut}
      data-kind={kind}
      {...rest}
    >
      {children}
      {shortcut && <Key aria-hidden="true">{shortcut.toUpperCase()}</Key>}
    </Press>
  );
}

const Press = styled(Button)`
  &[data-kind='refuse'] {
    color: var(--danger);
  }
`;

const Key = styled.kbd`
  padding: 0 ${space(1.5)};
  border: 1px solid currentColor;
  border-radius: ${RADIUS.badge};
  font-family: inherit;
  font-size: 0.75rem;
  line-height: 1.25rem;
  opacity: 0.7;

  @media (hover: none) {
    display: none;
  }
`;
