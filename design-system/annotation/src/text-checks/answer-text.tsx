import { useState } from 'react';
import { styled } from 'styled-components';
import { ChatIcon, Stack, Text } from '@platform/design-system';
import type { ReviewComment, TextSpan } from '@platform/contracts';
import type { Anchor } from '../part-props.ts';
import { NOT_ANSWERED } from '../reading/comparison.tsx';
import { PenText } from '../reading/pen-text.tsx';
import { listQuoted, QuotedComments } from '../reading/quoted-comments.tsx';
import { SmallButton } from '../shared/small-button.ts';
import { SelectableText } from '../text-selection/index.ts';
import { TextBlock, TextDifference } from './text-difference.tsx';

type Props = {
  /** Accessible name of the text. */
  name: string;
  text: string;
  comparison: { readonly label: string; readonly text: string } | undefined;
  /** The place of the text in comments; `null` if it is the whole answer. */
  target: string | null;
  comments: readonly ReviewComment[] | undefined;
  onComment: ((anchor: Anchor) => void) | undefined;
};

/** A written answer: with the changes since another one, or with the pieces that a reviewer commented on. */
export function AnswerText({ name, text, comparison, target, comments, onComment }: Props) {
  const quoted = listQuoted(comments, target);
  const isPlain = text !== '' && !onComment && !comparison;
  if (isPlain && quoted.length > 0) return <PenText text={text} comments={quoted} />;
  return (
    <Stack $gap={2}>
      {text === '' && <Text $tone="muted">{NOT_ANSWERED}</Text>}
      {comparison && <TextDifference label={comparison.label} before={comparison.text} after={text} />}
      {text !== '' && onComment && <TextToComment {...{ name, text, target, onComment }} />}
      {isPlain && <TextBlock>{text}</TextBlock>}
      <QuotedComments text={text} comments={quoted} />
    </Stack>
  );
}

type TextToCommentProps = Pick<Props, 'name' | 'text' | 'target'> & { onComment: (anchor: Anchor) => void };

/** A text in which a reviewer selects the piece that a comment is about. */
function TextToComment({ name, text, target, onComment }: TextToCommentProps) {
  const [selection, setSelection] = useState<TextSpan>();
  const comment = (span: TextSpan): void => {
    setSelection(undefined);
    onComment({ target, span: { from: span.from, to: span.to } });
  };
  return (
    <Wide>
      <SelectableText
        {...{ name, text, selection }}
        marks={NO_MARKS}
        onSelect={setSelection}
        onMark={comment}
        bar={
          <SmallButton disabled={!selection} onClick={() => selection && comment(selection)}>
            <ChatIcon size={18} /> Comment on the selection
          </SmallButton>
        }
      />
    </Wide>
  );
}

const NO_MARKS = [] as const;

const Wide = styled.div`
  max-width: 48em;
`;
