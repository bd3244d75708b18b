import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ChoiceDefinition } from '@platform/contracts';
import { EditorDemo, ReaderDemo } from '../testing/part-demo.tsx';

const ONE: ChoiceDefinition = {
  type: 'choice',
  id: 'verdict',
  prompt: 'Is the statement about the museum true?',
  options: [
    { id: 'true', label: 'True', hint: 'The text says so, or it follows from what the text says.' },
    { id: 'false', label: 'False', hint: 'The text says otherwise.' },
    {
      id: 'partly',
      label: 'Partly true: one half of the statement is in the text, the other half contradicts it',
      hint: null,
    },
  ],
  min: 1,
  max: 1,
  allowsCannotTell: true,
};

const MANY: ChoiceDefinition = {
  ...ONE,
  id: 'intents',
  prompt: 'Which intents does the message have?',
  options: [
    'Delivery',
    'Refund',
    'Complaint',
    'Praise',
    'Change of address',
    'Question about an invoice',
    'Counterrevolutionaries-in-misunderstandings-and-overcompensations',
  ].map((label, index) => ({ id: `intent-${index}`, label, hint: null })),
  min: 1,
  max: 3,
  allowsCannotTell: false,
};

const meta = {
  title: 'Annotation/Choice',
  component: EditorDemo,
  args: { definition: ONE },
} satisfies Meta<typeof EditorDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOption: Story = {};

export const SeveralOptions: Story = {
  args: {
    definition: MANY,
    answer: { selected: ['intent-0', 'intent-4', 'intent-6'], cannotTell: false, note: '' },
  },
};

export const WithNote: Story = {
  args: {
    answer: { selected: [], cannotTell: true, note: 'The text names the museum, but not the year.' },
  },
};

export const WithError: Story = { args: { showErrors: true } };

export const Read: Story = {
  render: () => (
    <ReaderDemo
      definition={ONE}
      answer={{ selected: ['true'], cannotTell: false, note: 'See the second paragraph.' }}
      right={{ selected: ['false'], cannotTell: false, note: '' }}
      findings={[
        { target: 'option:true', isRight: false, text: '"True" does not apply here.' },
        { target: 'option:false', isRight: false, text: '"False" applies and was not chosen.' },
      ]}
      comments={{ 'option:true': 'The second paragraph is about another museum.' }}
    />
  ),
};

export const Review: Story = {
  render: () => (
    <ReaderDemo
      definition={MANY}
      answer={{ selected: ['intent-0', 'intent-6'], cannotTell: false, note: '' }}
      right={{ selected: ['intent-0', 'intent-6'], cannotTell: false, note: '' }}
      findings={[]}
      comments={{}}
      canComment
    />
  ),
};
