import type { Meta, StoryObj } from '@storybook/react-webpack5';
import writing from '../../../docs/writing.md';
import { Container } from '../primitives/layout.ts';
import { Markdown } from './markdown.tsx';

const meta = { title: 'Foundations/Writing' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rules for texts, from `docs/writing.md`. */
export const Rules: Story = {
  render: () => (
    <Container>
      <Markdown>{writing}</Markdown>
    </Container>
  ),
};
