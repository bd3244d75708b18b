import { useDeferredValue, useRef, useState, type RefObject } from 'react';
import { Hint, Row, Stack, Text, VisuallyHidden } from '@platform/design-system';
import { SPANS_MAX, type SpansAnswer, type TextSpan } from '@platform/contracts';
import { NothingToMark } from '../answering/nothing-to-mark.tsx';
import { numberKeyIndex, usePartKeys } from '../keys/use-part-keys.ts';
import { LabelButtons } from '../labels/label-buttons.tsx';
import type { EditorProps } from '../part-props.ts';
import { AnswerColumns } from '../shared/answer-columns.ts';
import { SmallButton } from '../shared/small-button.ts';
import { useStableActions } from '../shared/use-stable-actions.ts';
import { excerpt, focusWord, SelectableText, type TextMark } from '../text-selection/index.ts';
import { addSpan, findSpan, relabelSpan, removeSpan, spanId } from './edit-spans.ts';
import { SpanList } from './span-list.tsx';
import { useSpanMarks } from './use-span-marks.ts';

/** Marks pieces of a text with labels. */
export function SpansEditor({ definition, answer, errors, onChange }: EditorProps<'spans'>) {
  const { text, labels, prompt } = definition;
  const marks = useSpanMarks(answer.spans, labels);
  const editing = useSpanEditing({ definition, answer, onChange });
  const { selection, current, status } = editing;
  const root = useRef<HTMLDivElement>(null);
  const currentMark = marks.find(({ id }) => id === current);

  return (
    <Stack $gap={3} ref={root}>
      <Hint>Select a place in the text, then choose its label.</Hint>
      <AnswerColumns $first={22} $last={14} $ratio={1.6}>
        <SelectableText
          {...{ text, marks, selection }}
          name={prompt}
          currentMark={current}
          onSelect={editing.select}
          onMark={editing.mark}
          onOpenMark={editing.open}
          onRemoveMark={editing.remove}
          bar={
            <Stack $gap={2}>
              {currentMark && !selection && (
                <Row $gap={2}>
                  <Text $size={14}>
                    “{excerpt(text, currentMark)}”: {currentMark.label}
                  </Text>
                  <SmallButton onClick={() => editing.remove(currentMark.id)}>Remove mark</SmallButton>
                  <SmallButton variant="quiet" onClick={editing.close}>
                    Done
                  </SmallButton>
                </Row>
              )}
              <LabelButtons
                name={currentMark && !selection ? 'Change the label' : 'Label of the selection'}
                labels={labels}
                value={selection ? undefined : answer.spans.find((span) => spanId(span) === current)?.label}
                disabled={!selection && !currentMark}
                onChoose={editing.choose}
              />
            </Stack>
          }
        />
        <Stack $gap={3} data-path="spans">
          <MarkList {...{ text, marks, editing, root }} />
          {answer.spans.length === 0 && (
            <NothingToMark
              checked={answer.nothingToMark}
              errors={errors}
              onChange={(nothingToMark) => onChange({ spans: [], nothingToMark })}
            />
          )}
        </Stack>
      </AnswerColumns>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </Stack>
  );
}

type MarkListProps = {
  text: string;
  marks: readonly TextMark[];
  editing: ReturnType<typeof useSpanEditing>;
  /** Contains the text. */
  root: RefObject<HTMLElement | null>;
};

/** The marks as a list. It follows the text, which shows a new mark first: 300 of them would delay it. */
function MarkList({ text, marks, editing, root }: MarkListProps) {
  const listed = useDeferredValue(marks);
  const actions = useStableActions({
    onOpen: (id: string) => {
      editing.open(id);
      const mark = listed.find((other) => other.id === id);
      if (mark && root.current) focusWord(root.current, mark.from);
    },
    onRemove: editing.remove,
  });
  if (listed.length === 0) return null;
  return <SpanList {...{ text }} marks={listed} currentMark={editing.current} {...actions} />;
}

type Editing = Pick<EditorProps<'spans'>, 'definition' | 'answer' | 'onChange'>;

/** Keeps what is selected and which mark is open, and makes the changes. */
function useSpanEditing({ definition: { text, labels }, answer, onChange }: Editing) {
  const [selection, setSelection] = useState<TextSpan>();
  const [current, setCurrent] = useState<string>();
  const [lastLabel, setLastLabel] = useState(labels[0]?.id ?? '');
  const [status, setStatus] = useState('');

  const change = (next: SpansAnswer, message: string, open?: string): void => {
    setSelection(undefined);
    setCurrent(open);
    setStatus(message);
    onChange(next);
  };
  const select = (span: TextSpan | undefined): void => {
    setSelection(span);
    if (span) setCurrent(undefined);
  };
  const add = (span: TextSpan, label: string): void => {
    const next = addSpan(answer, span, label);
    setLastLabel(label);
    if (next.spans.length > SPANS_MAX) setStatus(`You can mark at most ${SPANS_MAX} places.`);
    else change(next, `Marked “${excerpt(text, span)}” as ${labelOf(label)}.`);
  };
  const relabel = (id: string, label: string): void =>
    change(relabelSpan(answer, id, label), `Changed to ${labelOf(label)}.`, id);
  const remove = (id: string): void => change(removeSpan(answer, id), 'Removed the mark.');
  const labelOf = (id: string): string => labels.find((label) => label.id === id)?.label ?? id;

  const choose = (label: string): void => {
    if (selection) add(selection, label);
    else if (current !== undefined) relabel(current, label);
  };
  /** A number key on a word of a mark changes the mark, unless a selection says what is meant. */
  const mark = (span: TextSpan, number: number | undefined): void => {
    const label = number === undefined ? lastLabel : labels[number - 1]?.id;
    if (label === undefined) return;
    const existing = selection ? undefined : findSpan(answer, span);
    if (existing) relabel(spanId(existing), label);
    else add(span, label);
  };

  usePartKeys((event) => {
    const label = labels[numberKeyIndex(event) ?? -1];
    if (label && (selection ?? current) !== undefined) choose(label.id);
    else if (event.key === 'Escape') select(undefined);
    else if (event.key === 'Delete' && current !== undefined) remove(current);
    else return;
    event.preventDefault();
  });

  const open = (id: string): void => {
    setSelection(undefined);
    setCurrent(id);
  };
  return {
    selection,
    current,
    status,
    select,
    mark,
    choose,
    remove,
    open,
    close: () => setCurrent(undefined),
  };
}
