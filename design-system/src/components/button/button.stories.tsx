import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from './button.tsx';

const meta: Meta<typeof Button> = { title: 'Components/Button', component: Button, args: { children: 'Save changes' } };
export default meta;

export const Primary: StoryObj<typeof Button> = {};
