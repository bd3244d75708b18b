import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedControl } from './segmented-control.tsx';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

function Page() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]['value']>('system');
  return <SegmentedControl label="Theme" options={THEMES} value={theme} onValueChange={setTheme} />;
}

test('selects the clicked option and deselects the previous one', async () => {
  render(<Page />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Dark'));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'System' })).not.toBeChecked();
});
