import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { TextArea, TextField } from '../text-field/text-field.tsx';

test('connects a field to its label, hint and error', () => {
  render(<TextField label="Amount" hint="At least $50.00" error="Please enter a valid amount." />);
  const input = screen.getByLabelText('Amount');
  expect(input).toHaveAccessibleDescription('At least $50.00 Please enter a valid amount.');
  expect(input).toBeInvalid();
});

test('leaves a field without hint and error valid and without description', () => {
  render(<TextField label="Amount" />);
  expect(screen.getByLabelText('Amount')).toBeValid();
  expect(screen.getByLabelText('Amount')).not.toHaveAttribute('aria-describedby');
});

test('says that a field is full, because the browser cuts what is pasted', () => {
  const { rerender } = render(<TextArea label="Text" value="1234" maxLength={5} readOnly />);
  expect(screen.getByLabelText('Text')).not.toHaveAttribute('aria-describedby');
  rerender(<TextArea label="Text" value="12345" maxLength={5} readOnly />);
  expect(screen.getByLabelText('Text')).toHaveAccessibleDescription(/This field is full: 5 characters/);
});

test('passes the ref and other props to the input', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField label="Email" id="mail" type="email" name="email" autoComplete="email" ref={ref} />);
  const input = screen.getByLabelText('Email');
  expect(ref.current).toBe(input);
  expect(input).toHaveAttribute('id', 'mail');
  expect(input).toHaveAttribute('type', 'email');
});

test('adds "optional" to the accessible name of an optional field', () => {
  render(<TextField label="Full name" optional />);
  expect(screen.getByRole('textbox', { name: 'Full name optional' })).toBeInTheDocument();
});

test('shows and hides a password without losing its value', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  await user.type(input, 'secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('secret');
});

test('disables the placeholder option of a select', () => {
  render(
    <SelectField
      label="Country"
      placeholder="Select your country"
      defaultValue=""
      options={[{ value: 'us', label: 'US' }]}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('');
  expect(screen.getByRole('option', { name: 'Select your country' })).toBeDisabled();
});

test('toggles a checkbox by its label and connects its error', async () => {
  render(<Checkbox label="I confirm" error="Please confirm" />);
  await userEvent.click(screen.getByText('I confirm'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please confirm');
});

test('names a radio group by its legend and reports a change', async () => {
  const onChange = jest.fn();
  render(
    <RadioGroup
      label="Method"
      name="method"
      value="a"
      onChange={onChange}
      error="Please choose"
      options={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Method' })).toHaveAccessibleDescription('Please choose');
  expect(screen.getByRole('radio', { name: 'A' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'B' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});
