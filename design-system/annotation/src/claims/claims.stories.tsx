import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ClaimsDefinition } from '@platform/contracts';
import { EditorDemo, ReaderDemo } from '../testing/part-demo.tsx';

const DEFINITION: ClaimsDefinition = {
  type: 'claims',
  id: 'claims',
  prompt: 'What do the documents say about each claim?',
  claims: [
    { id: 'c1', text: 'The swimming pool opens at seven on weekdays.' },
    { id: 'c2', text: 'Children under six swim for free.' },
    { id: 'c3', text: 'The new slide is the longest one in the county.' },
  ],
  documents: [
    {
      id: 'hours',
      title: 'Opening hours',
      text:
        'The pool is open from 7:00 to 21:00 on weekdays, and from 9:00 to 18:00 on weekends.\n' +
        'It is closed on public holidays. The last entry is one hour before closing.',
    },
    {
      id: 'prices',
      title: 'Prices from January on, with the discounts for families, students and members of the club',
      text: 'Adults pay $6.00. Children from 4 to 16 years pay $3.00; younger children swim for free.',
    },
  ],
};

const ANSWER = {
  verdicts: {
    c1: { verdict: 'supported' as const, evidence: [{ document: 'hours', from: 0, to: 47 }] },
    c2: { verdict: 'supported' as const, evidence: [{ document: 'prices', from: 18, to: 56 }] },
    c3: { verdict: null, evidence: [] },
  },
};

const meta = {
  title: 'Annotation/Claims',
  component: EditorDemo,
  args: { definition: DEFINITION },
} satisfies Meta<typeof EditorDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const PartlyAnswered: Story = { args: { answer: ANSWER } };

export const WithErrors: Story = {
  args: {
    showErrors: true,
    answer: { verdicts: { ...ANSWER.verdicts, c2: { verdict: 'refuted', evidence: [] } } },
  },
};

export const Read: Story = {
  render: () => (
    <ReaderDemo
      definition={DEFINITION}
      answer={ANSWER}
      right={{
        verdicts: {
          ...ANSWER.verdicts,
          c2: { verdict: 'refuted', evidence: [{ document: 'prices', from: 18, to: 56 }] },
          c3: { verdict: 'not_stated', evidence: [] },
        },
      }}
      findings={[
        { target: 'claim:c1', isRight: true, text: 'The documents say so.' },
        { target: 'claim:c2', isRight: false, text: 'Children of four and five pay.' },
      ]}
      comments={{ 'claim:c2': 'The quotation is the right place, but it says the opposite.' }}
      canComment
    />
  ),
};
