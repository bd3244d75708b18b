import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { TextSpan } from '@platform/contracts';
import { Button } from '@platform/design-system';
import { SelectableText } from './selectable-text.tsx';
import type { TextMark } from './text-piece-view.tsx';

const TEXT =
  'Ada Lovelace met Charles Babbage in London in 1833.\n' +
  'She later described how his machine could compute the numbers of Bernoulli.';

function Demo({ marks: initial }: { marks: readonly TextMark[] }) {
  const [selection, setSelection] = useState<TextSpan>();
  const [marks, setMarks] = useState(initial);
  const mark = (span: TextSpan) => {
    const id = String(span.from);
    setMarks([...marks, { ...span, id, label: 'Marked', tone: 0 }].sort((a, b) => a.from - b.from));
    setSelection(undefined);
  };
  return (
    <SelectableText
      text={TEXT}
      name="A short text"
      {...{ marks, selection }}
      onSelect={setSelection}
      onMark={mark}
      bar={
        <Button size="compact" disabled={!selection} onClick={() => selection && mark(selection)}>
          Mark
        </Button>
      }
    />
  );
}

const meta = {
  title: 'Annotation/SelectableText',
  component: Demo,
  args: { marks: [] },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Marked: Story = {
  args: {
    marks: [
      { id: 'a', from: 0, to: 12, label: 'Person', tone: 0 },
      { id: 'b', from: 36, to: 42, label: 'Place', tone: 1 },
    ],
  },
};
