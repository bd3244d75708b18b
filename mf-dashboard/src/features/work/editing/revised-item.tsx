import { getAnswer, PartReader } from '@platform/annotation';
import {
  CANNOT_DO_TEXTS,
  type ItemAnswers,
  type ItemDraft,
  type ReviewComment,
  type SubmissionItem,
} from '@platform/contracts';
import { Alert, SegmentedControl, Stack, Text } from '@platform/design-system';
import { useState, type ReactNode } from 'react';
import { isSameDraft } from '../../../shared/answers/item-drafts.ts';

const PANES = [
  { value: 'write', label: 'Write' },
  { value: 'before', label: 'Before' },
  { value: 'changes', label: 'Changes' },
] as const;

type Props = {
  item: SubmissionItem;
  draft: ItemDraft;
  /** The answers that were reviewed. */
  previous: ItemAnswers;
  /** The reviewer's comments about this item. */
  comments: readonly ReviewComment[];
  /** The questions to answer. */
  children: ReactNode;
};

/**
 * An item of a revision: the questions, the reviewed version with its comments in place, or what differs from it. Set
 * the item as `key`, so that each one opens at its questions.
 */
export function RevisedItem({ item, draft, previous, comments, children }: Props) {
  const [pane, setPane] = useState<(typeof PANES)[number]['value']>('write');
  return (
    <Stack $gap={6}>
      <SegmentedControl label="Version" options={PANES} value={pane} onValueChange={setPane} />
      {pane === 'write' && children}
      {pane === 'before' && <VersionBefore {...{ item, previous, comments }} />}
      {pane === 'changes' && <Changes {...{ item, draft, previous }} />}
    </Stack>
  );
}

/** The comments name places of this version, e.g. its third row. */
function VersionBefore({ item, previous, comments }: Pick<Props, 'item' | 'previous' | 'comments'>) {
  return item.parts.map((definition, index) => (
    <PartReader
      key={definition.id}
      definition={definition}
      answer={getAnswer(previous, definition)}
      comments={comments.filter(({ part }) => part === definition.id)}
      number={item.parts.length > 1 ? index + 1 : undefined}
    />
  ));
}

function Changes({ item, draft, previous }: Pick<Props, 'item' | 'draft' | 'previous'>) {
  if (draft.cannotDo !== null)
    return (
      <Alert tone="neutral" title="You said this item cannot be done">
        {CANNOT_DO_TEXTS[draft.cannotDo]}
      </Alert>
    );
  if (isSameDraft(item, draft, { ...draft, answers: previous }))
    return <Text $tone="muted">You have not changed this item.</Text>;
  return item.parts.map((definition, index) => (
    <PartReader
      key={definition.id}
      definition={definition}
      answer={getAnswer(draft.answers, definition)}
      comparison={{ label: 'Before', answer: getAnswer(previous, definition) }}
      number={item.parts.length > 1 ? index + 1 : undefined}
    />
  ));
}
