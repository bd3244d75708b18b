import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { PairDefinition } from '@platform/contracts';
import { EditorDemo, ReaderDemo } from '../testing/part-demo.tsx';

const DEFINITION: PairDefinition = {
  type: 'pair',
  id: 'better',
  prompt: 'Which answer serves the customer better?',
  left: {
    title: 'Answer A',
    text:
      'You can return the jacket within 30 days. Print the label from your account, put the jacket into the bag ' +
      'it came in, and hand it in at any post office.\n\nThe refund arrives 3 to 5 days later.',
  },
  right: {
    title: 'Answer B',
    text: 'Returns are possible. Please see our terms for details.',
  },
  dimensions: [
    { id: 'correct', label: 'Correctness', hint: 'Compare with the passage of the terms above.' },
    { id: 'complete', label: 'Completeness', hint: 'Does the customer know what to do next?' },
    { id: 'tone', label: 'Tone', hint: null },
  ],
  reasonCategories: [
    { id: 'invented', label: 'One answer invents something', hint: 'Name what it invents.' },
    { id: 'missing', label: 'One answer leaves out what the customer needs', hint: null },
    { id: 'tone', label: 'One answer is impolite', hint: null },
  ],
};

const ANSWER = {
  ratings: { correct: 0, complete: -3, tone: -1 },
  reasonCategory: 'missing',
  reason: 'Answer B does not say how to send the jacket back.',
};

const meta = {
  title: 'Annotation/Pair',
  component: EditorDemo,
  args: { definition: DEFINITION },
} satisfies Meta<typeof EditorDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const Answered: Story = { args: { answer: ANSWER } };

export const WithErrors: Story = {
  args: { showErrors: true, answer: { ratings: { correct: 2 }, reasonCategory: null, reason: 'Short.' } },
};

export const Read: Story = {
  render: () => (
    <ReaderDemo
      definition={DEFINITION}
      answer={ANSWER}
      right={{ ...ANSWER, ratings: { correct: -2, complete: -3, tone: 0 } }}
      findings={[
        { target: 'dimension:correct', isRight: false, text: 'Correctness: Answer A is better, not equal.' },
        { target: 'dimension:complete', isRight: true, text: 'Completeness: Answer A is better.' },
      ]}
      comments={{ 'dimension:correct': 'Answer B promises a return without its condition.' }}
      canComment
    />
  ),
};
