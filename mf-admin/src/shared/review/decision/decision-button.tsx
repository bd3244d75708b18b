import { Button, type ButtonProps, RADIUS, space } from '@platform/design-system';
import { styled } from 'styled-components';

type Props = Omit<ButtonProps, 'variant'> & {
  /** The key with the same effect, if any. */
  shortcut?: string;
  /** `primary` is the expected next step, `reject` rejects the record, `secondary` is optional. */
  kind: 'primary' | 'reject' | 'secondary';
};

/** Opens the dialog of a decision, which explains the effect and asks for confirmation. */
export function DecisionButton({ shortcut, kind, children, ...rest }: Props) {
  return (
    <StyledButton
      variant={kind === 'primary' ? 'primary' : 'secondary'}
      aria-keyshortcuts={shortcut}
      data-kind={kind}
      {...rest}
    >
      {children}
      {shortcut && <Key aria-hidden="true">{shortcut.toUpperCase()}</Key>}
    </StyledButton>
  );
}

const StyledButton = styled(Button)`
  &[data-kind='reject'] {
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
