import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { PromptDefinition } from '@platform/contracts';
import { PartReader } from '../part-reader.tsx';
import { PartDemo } from '../testing/story-part.tsx';

const DEFINITION: PromptDefinition = {
  type: 'prompt',
  id: 'prompt',
  prompt: 'Write a prompt that sums up an email in one sentence',
  fields: ['system', 'user'],
  variables: ['email', 'language'],
  rules: {
    minWords: 20,
    maxWords: 150,
    maxSentenceWords: 30,
    required: [['one sentence']],
    banned: ['please'],
  },
  checklist: [
    { id: 'tried', label: 'I tried it on two emails', hint: null },
    { id: 'empty', label: 'It says what to do with an empty email', hint: null },
  ],
};
const ANSWER = {
  system: 'You sum up emails for busy readers.',
  user: 'Sum up this email in one sentence, in {language}:\n\n{email}',
  checked: ['tried'],
};

const meta = {
  title: 'Annotation/Prompt',
  component: PartDemo,
  args: { definition: DEFINITION, answer: ANSWER },
} satisfies Meta<typeof PartDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = {};

export const Reader: Story = { render: () => <PartReader definition={DEFINITION} answer={ANSWER} /> };
