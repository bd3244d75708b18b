import { type ReactNode, useState } from 'react';
import { SelectField, TextArea, TextField } from '@platform/design-system';
import type { FormField } from '@platform/contracts';
import { cleanLine, cleanText } from '../shared/clean-text.ts';
import { describeTypedError, formatTyped, isNumberKind, parseTyped } from './form-numbers.ts';

type Value = string | number | null;
type Props = {
  field: FormField;
  label: ReactNode;
  /** Shown below the control; not in a table, whose head has it. */
  hint: string | null;
  value: Value;
  error: string | undefined;
  path: string;
  onChange: (value: Value) => void;
};

/** The control of one field. Texts that are empty are not values. */
export function FormControl(props: Props) {
  const { field, label, hint, value, error, path, onChange } = props;
  const { kind, max, options, optional } = field;
  if (isNumberKind(kind)) return <NumberControl {...props} />;
  const common = { label, hint, error, 'data-path': path, value: String(value ?? '') };
  if (kind === 'choice') {
    return (
      <SelectField
        {...common}
        options={[
          ...(optional || value !== null ? [{ value: '', label: 'None' }] : []),
          ...options.map((option) => ({ value: option, label: option })),
        ]}
        placeholder={optional || value !== null ? undefined : 'Choose'}
        onChange={({ target }) => onChange(target.value || null)}
      />
    );
  }
  if (kind === 'text') {
    return (
      <TextArea
        {...common}
        rows={3}
        maxLength={max}
        onChange={({ target }) => onChange(cleanText(target.value) || null)}
      />
    );
  }
  return (
    <TextField
      {...common}
      autoComplete="off"
      maxLength={max}
      onChange={({ target }) => onChange(cleanLine(target.value) || null)}
    />
  );
}

/**
 * A number in dollars, seconds or ones. It keeps what is typed as long as that is no number within the bounds: such a
 * number cannot be saved.
 */
function NumberControl({ field, label, hint, value, error, path, onChange }: Props) {
  const { kind, min } = field;
  const saved = typeof value === 'number' ? value : null;
  const [typed, setTyped] = useState(() => formatTyped(kind, saved));
  const [isLeft, setIsLeft] = useState(false);
  // Undo, or another device, may have changed the value.
  const text = (usable(field, typed) ?? null) === saved ? typed : formatTyped(kind, saved);
  const typedError = describeTypedError(field, parseTyped(kind, text));

  return (
    <TextField
      label={label}
      hint={hint}
      error={isLeft || error ? (typedError ?? error) : undefined}
      inputMode={min < 0 ? 'text' : kind === 'integer' ? 'numeric' : 'decimal'}
      {...(kind === 'money' && { unit: '$' })}
      autoComplete="off"
      maxLength={16}
      data-path={path}
      value={text}
      onBlur={() => setIsLeft(true)}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = usable(field, target.value) ?? null;
        if (next !== saved) onChange(next);
      }}
    />
  );
}

/** Returns a typed number if it is within the bounds of its field. */
function usable(field: FormField, text: string): number | null | undefined {
  const value = parseTyped(field.kind, text);
  return describeTypedError(field, value) === undefined ? value : undefined;
}
