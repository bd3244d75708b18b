import { type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden.ts';
import { RADIUS, space, WEIGHT } from '../../tokens/scale.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Input } from '../text-field/text-field.tsx';

type Props = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** A password, hidden until 'Show' is pressed. Give `autoComplete`, so that password managers know which one it is. */
export function PasswordField({ label, hint, error, optional, id, ...rest }: Props) {
  const [isShown, setShown] = useState(false);

  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <Frame>
          <Secret
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
          />
          <Reveal type="button" aria-controls={control.id} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <VisuallyHidden> password</VisuallyHidden>
          </Reveal>
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Secret = styled(Input)`
  padding-right: ${space(17)};
`;

const Reveal = styled.button`
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
