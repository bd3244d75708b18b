import { getAnswer, PartEditors, PartReader, useAnswerHistory } from '@platform/annotation';
import {
  CANNOT_DO_TEXTS,
  CANNOT_DO_REASONS,
  type AnswerError,
  type CannotDoReason,
  type ItemDraft,
  type ReviewComment,
  type SubmissionItem,
} from '@platform/contracts';
import { Alert, Button, RadioGroup, Row, Stack } from '@platform/design-system';
import { useState, type ReactNode } from 'react';
import { ITEM_REPORT_NOTE, REPORT_REJECTED_TITLE } from '../../../content/work.content.ts';
import { HistoryButtons } from '../../../shared/answers/history-buttons.tsx';
import { CommentTexts } from '../comment-texts.tsx';
import { RevisedItem } from './revised-item.tsx';

type Props = {
  item: SubmissionItem;
  draft: ItemDraft;
  isReadOnly: boolean;
  /** By question; empty until the member wants to hand in. */
  errors: Readonly<Record<string, readonly AnswerError[]>>;
  /** What the reviewer asked to change in this item. */
  comments: readonly ReviewComment[];
  onChange: (draft: ItemDraft) => void;
  /** Told of answers of the member, after `onChange`; undo, redo and reports are none. */
  onAnswer: (before: ItemDraft, after: ItemDraft) => void;
};

/** The questions of one item, with undo, and the way to say that it cannot be done. */
export function ItemView({ item, draft, isReadOnly, errors, comments, onChange, onAnswer }: Props) {
  const history = useAnswerHistory({ itemKey: item.id, answers: draft, onChange });
  if (isReadOnly) return <ItemReader item={item} draft={draft} comments={comments} />;
  const ownComments = comments.filter(({ itemId }) => itemId === item.id);
  const questions = (
    <Questions
      item={item}
      draft={draft}
      errors={errors}
      actions={<Actions item={item} draft={draft} history={history} />}
      onChange={(next) => {
        history.change(next);
        onAnswer(draft, next);
      }}
    />
  );
  return (
    <Stack $gap={6}>
      {item.report?.status === 'rejected' && (
        <Alert tone="locked" title={REPORT_REJECTED_TITLE}>
          {item.report.reason}
        </Alert>
      )}
      {ownComments.length > 0 && (
        <Alert tone="locked" title="What to change here">
          <CommentTexts comments={ownComments} />
        </Alert>
      )}
      {item.previous === null ? (
        questions
      ) : (
        <RevisedItem key={item.id} item={item} draft={draft} previous={item.previous} comments={ownComments}>
          {questions}
        </RevisedItem>
      )}
    </Stack>
  );
}

type QuestionsProps = Pick<Props, 'item' | 'draft' | 'errors' | 'onChange'> & { actions: ReactNode };

function Questions({ item, draft, errors, actions, onChange }: QuestionsProps) {
  return (
    <>
      {draft.cannotDo === null ? (
        <PartEditors
          item={item}
          answers={draft.answers}
          errors={errors}
          onChange={(answers) => onChange({ ...draft, answers })}
        />
      ) : (
        <Alert tone="neutral" title={`You said this item cannot be done: ${CANNOT_DO_TEXTS[draft.cannotDo]}`}>
          {ITEM_REPORT_NOTE} Your earlier answer is kept and comes back if you decide to answer.
        </Alert>
      )}
      {actions}
    </>
  );
}

type ActionsProps = Pick<Props, 'item' | 'draft'> & {
  history: ReturnType<typeof useAnswerHistory<ItemDraft>>;
};

function Actions({ item, draft, history }: ActionsProps) {
  return (
    <Row>
      <HistoryButtons history={history} />
      <CannotDo
        key={item.id}
        value={draft.cannotDo}
        onChange={(cannotDo) => history.change({ ...draft, cannotDo })}
      />
    </Row>
  );
}

/** The questions of one item, only to be read. */
export function ItemReader({ item, draft, comments }: Pick<Props, 'item' | 'draft' | 'comments'>) {
  if (draft.cannotDo !== null)
    return (
      <Alert tone="neutral" title="Cannot be done">
        {CANNOT_DO_TEXTS[draft.cannotDo]}
      </Alert>
    );
  return (
    <Stack $gap={6}>
      {item.parts.map((definition, index) => (
        <PartReader
          key={`${item.id}:${definition.id}`}
          definition={definition}
          answer={getAnswer(draft.answers, definition)}
          comments={comments.filter(({ itemId, part }) => itemId === item.id && part === definition.id)}
          number={item.parts.length > 1 ? index + 1 : undefined}
        />
      ))}
    </Stack>
  );
}

type CannotDoProps = { value: CannotDoReason | null; onChange: (reason: CannotDoReason | null) => void };

function CannotDo({ value, onChange }: CannotDoProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (value !== null)
    return (
      <Button size="compact" onClick={() => onChange(null)}>
        Answer it instead
      </Button>
    );
  if (!isOpen)
    return (
      <Button size="compact" variant="quiet" aria-expanded={false} onClick={() => setIsOpen(true)}>
        Cannot be done
      </Button>
    );
  return (
    <Stack $gap={2}>
      <RadioGroup
        name="cannot-do"
        label="Why can it not be done?"
        options={CANNOT_DO_REASONS.map((reason) => ({ value: reason, label: CANNOT_DO_TEXTS[reason] }))}
        onChange={({ currentTarget }) => {
          setIsOpen(false);
          onChange(currentTarget.value as CannotDoReason);
        }}
      />
      <Row>
        <Button size="compact" variant="quiet" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
