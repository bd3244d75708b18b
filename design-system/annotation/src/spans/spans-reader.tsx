import { useState } from 'react';
import { styled } from 'styled-components';
import { Badge, ChatIcon, Heading, space, Stack, Text } from '@platform/design-system';
import type { LabeledSpan, TextSpan } from '@platform/contracts';
import { LabelSwatch } from '../labels/label-buttons.tsx';
import type { ReaderProps } from '../part-props.ts';
import { NOT_ANSWERED } from '../reading/comparison.tsx';
import { PlaceNotes } from '../reading/place-notes.tsx';
import { listQuoted, QuotedComments } from '../reading/quoted-comments.tsx';
import { SmallButton } from '../shared/small-button.ts';
import { excerpt, Pieces, SelectableText, TextBlock } from '../text-selection/index.ts';
import { spanId } from './edit-spans.ts';
import { useSpanMarks } from './use-span-marks.ts';

/** Shows the marked text, every mark with what was said about it, and the marks that a compared answer has alone. */
export function SpansReader({ definition, answer, comparison, ...notes }: ReaderProps<'spans'>) {
  const { text, labels } = definition;
  const marks = useSpanMarks(answer.spans, labels);
  const missing = comparison?.answer.spans.filter((span) => !hasSpan(answer.spans, span)) ?? [];
  const missingMarks = useSpanMarks(missing, labels);
  return (
    <Stack $gap={3}>
      <MarkedText {...{ definition, marks }} onComment={notes.onComment} />
      {answer.spans.length === 0 && (
        <Text $tone="muted">{answer.nothingToMark ? 'There is nothing to mark.' : NOT_ANSWERED}</Text>
      )}
      <List aria-label="Marked places">
        {marks.map((mark, index) => (
          <li key={mark.id}>
            <Line>
              <LabelSwatch $tone={mark.tone}>{mark.label}</LabelSwatch>
              <span translate="no">“{excerpt(text, mark, 120)}”</span>
              {comparison && !hasSpan(comparison.answer.spans, answer.spans[index]) && (
                <Badge>Not in: {comparison.label}</Badge>
              )}
            </Line>
            <PlaceNotes {...notes} target={`span:${index + 1}`} name={`“${excerpt(text, mark)}”`} />
          </li>
        ))}
      </List>
      {comparison && missingMarks.length > 0 && (
        <>
          <Heading as="h4" $size={16}>
            Only in: {comparison.label}
          </Heading>
          <List aria-label={`Only in: ${comparison.label}`}>
            {missingMarks.map((mark) => (
              <li key={mark.id}>
                <Line>
                  <LabelSwatch $tone={mark.tone}>{mark.label}</LabelSwatch>
                  <span translate="no">“{excerpt(text, mark, 120)}”</span>
                </Line>
              </li>
            ))}
          </List>
        </>
      )}
      <QuotedComments text={text} comments={listQuoted(notes.comments, null)} />
    </Stack>
  );
}

type MarkedTextProps = Pick<ReaderProps<'spans'>, 'definition' | 'onComment'> & {
  marks: ReturnType<typeof useSpanMarks>;
};

/** The text with its marks. Reviewers select a piece of it to comment on. */
function MarkedText({ definition: { text, prompt }, marks, onComment }: MarkedTextProps) {
  const [selection, setSelection] = useState<TextSpan>();
  if (!onComment) {
    return (
      <TextBlock>
        <Pieces text={text} marks={marks} />
      </TextBlock>
    );
  }
  const comment = (span: TextSpan): void => {
    setSelection(undefined);
    onComment({ target: null, span: { from: span.from, to: span.to } });
  };
  return (
    <SelectableText
      {...{ text, marks, selection }}
      name={prompt}
      onSelect={setSelection}
      onMark={comment}
      bar={
        <SmallButton disabled={!selection} onClick={() => selection && comment(selection)}>
          <ChatIcon size={18} /> Comment on the selection
        </SmallButton>
      }
    />
  );
}

function hasSpan(spans: readonly LabeledSpan[], span: LabeledSpan | undefined): boolean {
  return spans.some((other) => span && spanId(other) === spanId(span) && other.label === span.label);
}

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`;
