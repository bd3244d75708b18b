import { type ComponentProps, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DarkIcon, LightIcon } from '../../icons/icons.ts';
import { SegmentedControl } from './segmented-control.tsx';

type Props = ComponentProps<typeof SegmentedControl<string>>;

/** Keeps the selection, which belongs to the caller of the control. */
function SegmentedControlExample({ value, onValueChange, ...rest }: Props) {
  const [selected, setSelected] = useState(value);
  return (
    <SegmentedControl
      {...rest}
      value={selected}
      onValueChange={(next) => {
        setSelected(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  render: (args) => <SegmentedControlExample {...args} />,
  args: {
    label: 'Period',
    value: 'week',
    options: [
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
      { value: 'year', label: 'Year' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const WithIcons: Story = {
  args: {
    label: 'Theme',
    value: 'light',
    options: [
      {
        value: 'light',
        label: (
          <>
            <LightIcon size={16} /> Light
          </>
        ),
      },
      {
        value: 'dark',
        label: (
          <>
            <DarkIcon size={16} /> Dark
          </>
        ),
      },
    ],
  },
};

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
