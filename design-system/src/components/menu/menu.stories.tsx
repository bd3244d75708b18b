import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LogoutIcon, SettingsIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from './menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: <Button>Account</Button>,
    children: (
      <>
        <MenuHeading>maria@example.org</MenuHeading>
        <MenuItem asChild>
          <a href="#settings">
            <SettingsIcon size={18} /> Settings
          </a>
        </MenuItem>
        <MenuItem disabled>Invite friends</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={fn()}>
          <LogoutIcon size={18} /> Log out
        </MenuItem>
      </>
    ),
  },
  argTypes: {
    align: { control: 'inline-radio', options: ['start', 'end'] },
    trigger: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Account' })),
};

export const OpenWithHighlightedItem: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
  },
};
