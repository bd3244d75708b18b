import {
  FIELD_TEXT_ON_PHONES,
  MEDIA,
  RADIUS,
  space,
  VisuallyHidden,
  WithScript,
} from '@platform/design-system';
import { useThemePreference, type ThemePreference } from '@platform/kit';
import { useId } from 'react';
import { styled } from 'styled-components';

/** Selects the theme: light, dark, or the device's. */
export function ThemeSelect() {
  const [preference, setPreference] = useThemePreference();
  const id = useId();

  return (
    <WithScript>
      <VisuallyHidden as="label" htmlFor={id}>
        Theme
      </VisuallyHidden>
      <Select
        id={id}
        value={preference}
        onChange={({ target }) => setPreference(target.value as ThemePreference)}
      >
        <option value="system">System theme</option>
        <option value="light">Light theme</option>
        <option value="dark">Dark theme</option>
      </Select>
    </WithScript>
  );
}

const Select = styled.select`
  min-height: 2.25rem;
  max-width: 100%;
  padding-inline: ${space(2)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);
  color: var(--muted);
  font-size: 0.875rem;

  ${MEDIA.phone} {
    font-size: ${FIELD_TEXT_ON_PHONES};
  }
`;
