import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { RewriteDefinition } from '@platform/contracts';
import { PartReader } from '../part-reader.tsx';
import { PartDemo } from '../testing/story-part.tsx';

const DEFINITION: RewriteDefinition = {
  type: 'rewrite',
  id: 'text',
  prompt: 'Rewrite the notice in plain words',
  source:
    'Customers are hereby advised that the aforementioned premises shall be inaccessible on Monday.\n' +
    'In the event of queries, recourse may be had to the reception desk.',
  rules: {
    minWords: 12,
    maxWords: 40,
    maxSentenceWords: 14,
    required: [['Monday', 'Mondays']],
    banned: ['premises'],
  },
};
const ANSWER = { text: 'The shop is closed on Monday. If you have questions, ask at the reception desk.' };

const meta = {
  title: 'Annotation/Rewrite',
  component: PartDemo,
  args: { definition: DEFINITION, answer: { text: 'The premises are closed.' } },
} satisfies Meta<typeof PartDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = {};

export const WithoutSource: Story = { args: { definition: { ...DEFINITION, source: null }, answer: ANSWER } };

export const Reader: Story = {
  render: () => (
    <PartReader
      definition={DEFINITION}
      answer={ANSWER}
      comparison={{
        label: 'Before',
        answer: { text: 'The premises are closed on Monday. Ask at the reception desk.' },
      }}
      comments={[
        { itemId: 'i', part: 'text', target: null, span: { from: 0, to: 8 }, text: 'Name the shop.' },
      ]}
    />
  ),
};

export const WithComments: Story = {
  render: () => (
    <PartReader
      definition={DEFINITION}
      answer={ANSWER}
      comments={[
        { itemId: 'i', part: 'text', target: null, span: { from: 0, to: 8 }, text: 'Name the shop.' },
        { itemId: 'i', part: 'text', target: null, span: { from: 4, to: 20 }, text: 'Say until when.' },
        { itemId: 'i', part: 'text', target: null, span: null, text: 'Two sentences are enough.' },
      ]}
    />
  ),
};
