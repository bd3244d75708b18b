import { useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import * as Slot from 'radix-ui/slot';
import { hiddenInPrint } from '../../primitives/print.ts';
import { CONTROL_HEIGHT, MOTION, RADIUS, space, WEIGHT } from '../../tokens/scale.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useFocusWhileBusy } from './use-focus-while-busy.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** `primary` at most once per view, `danger` for irreversible actions, `quiet` for minor ones. */
  variant?: ButtonVariant;
  /** Height: `regular` is 44 px, `compact` 36 px for tables and dense rows. */
  size?: keyof typeof CONTROL_HEIGHT;
  /** Disables the button and shows a spinner while its action is pending; afterwards it has the focus again. */
  busy?: boolean;
  /** Replaces the children while busy, e.g. 'Logging in...'. */
  busyText?: string;
  /** Makes the button as wide as its container. */
  wide?: boolean;
  /** Renders the only child with the button's style: `<Button asChild><Link to="/tasks">Tasks</Link></Button>`. */
  asChild?: boolean;
};

/** A button. Put an icon into the children, before the text. */
export function Button({
  variant = 'secondary',
  size = 'regular',
  busy = false,
  busyText,
  wide,
  asChild = false,
  disabled,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  useFocusWhileBusy(button, busy);
  const styleProps = { $variant: variant, $size: size, $wide: wide };
  if (asChild) {
    return (
      <StyledButton as={Slot.Root} ref={button} {...styleProps} {...rest}>
        {children}
      </StyledButton>
    );
  }
  return (
    <StyledButton
      ref={button}
      type="button"
      {...styleProps}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busyText === undefined ? (
        <>
          {busy && <Spinner />}
          {children}
        </>
      ) : (
        <Labels data-busy-text={busyText}>
          {busy && (
            <Label>
              <Spinner />
              {busyText}
            </Label>
          )}
          <Label data-reserved={busy || undefined} aria-hidden={busy || undefined}>
            {children}
          </Label>
        </Labels>
      )}
    </StyledButton>
  );
}

/** As wide as the wider of the two labels, so that nothing around the button moves when it becomes busy. */
const Labels = styled.span`
  display: inline-grid;
  justify-items: center;
  min-width: 0;

  &::after {
    content: attr(data-busy-text);
    grid-area: 1 / 1;
    height: 0;
    padding-inline-start: calc(18px + ${space(2)});
    overflow: hidden;
    white-space: nowrap;
    visibility: hidden;
  }
`;

const Label = styled.span`
  display: inline-flex;
  grid-area: 1 / 1;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};

  &[data-reserved] {
    visibility: hidden;
  }
`;

const VARIANTS = {
  primary: css`
    background: var(--primary);
    color: var(--on-primary);

    &:hover {
      background: var(--primary-hover);
    }
  `,
  secondary: css`
    background: var(--surface);
    border-color: var(--line);

    &:hover {
      background: var(--primary-soft);
      border-color: var(--primary);
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--primary);

    &:hover {
      background: var(--primary-soft);
    }
  `,
  danger: css`
    background: var(--danger);
    color: var(--on-danger);

    &:hover {
      background: var(--danger-hover);
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const StyledButton = styled.button<{
  $variant: ButtonVariant;
  $size: keyof typeof CONTROL_HEIGHT;
  $wide?: boolean;
}>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${({ $size }) => CONTROL_HEIGHT[$size]};
  padding: ${space(1)} ${({ $size }) => ($size === 'compact' ? space(3.5) : space(5))};
  border: 1px solid transparent;
  border-radius: ${RADIUS.control};
  color: var(--ink);
  font-size: ${({ $size }) => ($size === 'compact' ? '0.875rem' : '0.9375rem')};
  font-weight: ${WEIGHT.strong};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${MOTION.quick},
    border-color ${MOTION.quick},
    transform ${MOTION.quick};
  ${({ $variant }) => VARIANTS[$variant]}

  &:active:not(:disabled) {
    transform: translateY(1px);
  }

  &:disabled {
    cursor: not-allowed;
  }

  &:disabled:not([aria-busy]) {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--muted);
  }

  @media (forced-colors: active) {
    border-color: currentColor;
  }

  ${hiddenInPrint}
`;
