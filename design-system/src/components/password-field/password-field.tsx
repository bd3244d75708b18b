import { type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../../primitives/use-hydrated.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden.ts';
import { RADIUS, space, WEIGHT } from '../../tokens/scale.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Input } from '../text-field/text-field.tsx';

type Props = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'type'>;

/**
 * A password input with a Show / Hide button, which appears once it works: not without scripts. Set `autoComplete` so
 * that password managers recognize it.
 */
export function PasswordField({ label, hint, error, optional, id, ...rest }: Props) {
  const [isVisible, setIsVisible] = useState(false);
  const isHydrated = useHydrated();

  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <Wrapper>
          <PasswordInput
            type={isVisible ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
          />
          <VisibilityButton
            type="button"
            hidden={!isHydrated}
            aria-controls={control.id}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? 'Hide' : 'Show'}
            <VisuallyHidden> password</VisuallyHidden>
          </VisibilityButton>
        </Wrapper>
      )}
    </Field>
  );
}

const Wrapper = styled.div`
  position: relative;
`;

const PasswordInput = styled(Input)`
  padding-right: ${space(17)};
`;

const VisibilityButton = styled.button`
  position: absolute;
  inset: ${space(1)} ${space(1)} ${space(1)} auto;
  padding: 0 ${space(3)};
  border: 0;
  border-radius: ${RADIUS.badge};
  background: transparent;
  color: var(--primary);
  font-size: 0.875rem;
  font-weight: ${WEIGHT.strong};
  cursor: pointer;

  &:hover {
    background: var(--primary-soft);
  }
`;
