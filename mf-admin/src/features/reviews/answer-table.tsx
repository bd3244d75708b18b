import { COMMENTS_MAX } from '@platform/contracts';
import {
  Button,
  Cell,
  Checkbox,
  formatCount,
  HeadCell,
  Row,
  Stack,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Text,
  VisuallyHidden,
} from '@platform/design-system';
import { useState } from 'react';
import { groupAnswers, type AnswerGroup, type AnswerRow } from './answer-groups.ts';
import type { ReviewModel } from './use-review-model.ts';

/**
 * All choices of a submission in one table, grouped by what was taken for what: several can get the same comment at
 * once.
 */
export function AnswerTable({ model }: { model: ReviewModel }) {
  const { items, canReview, review, setOpenComment } = model;
  const groups = groupAnswers([...items.differing, ...items.others]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = groups.flatMap((group) => group.rows).filter((row) => selected.has(keyOf(row)));
  const isTooMany = review.draft.comments.length + rows.length > COMMENTS_MAX;
  const change = (changed: readonly AnswerRow[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const row of changed) {
      if (isSelected) next.add(keyOf(row));
      else next.delete(keyOf(row));
    }
    setSelected(next);
  };
  const comment = () => {
    const places = rows.map(({ itemId, part }) => ({ itemId, part }));
    const [first, ...more] = places;
    if (first) setOpenComment({ comment: { ...first, target: null, span: null, text: '' }, more });
  };

  return (
    <Stack as="section" aria-label="All answers" $gap={5}>
      {groups.map((group) => (
        <GroupTable
          key={group.title}
          group={group}
          selected={canReview ? selected : undefined}
          onChange={change}
          onOpen={model.openItem}
        />
      ))}
      {canReview && (
        <Row $gap={3}>
          <Button disabled={rows.length === 0 || isTooMany} onClick={comment}>
            Comment on {formatCount(rows.length, 'answer')}
          </Button>
          {isTooMany && (
            <Text $size={14} $tone="muted">
              A decision has at most {COMMENTS_MAX} comments.
            </Text>
          )}
        </Row>
      )}
    </Stack>
  );
}

type GroupProps = {
  group: AnswerGroup;
  /** The keys of the selected answers; missing where nothing can be selected. */
  selected: ReadonlySet<string> | undefined;
  onChange: (rows: readonly AnswerRow[], isSelected: boolean) => void;
  onOpen: (itemId: string) => void;
};

function GroupTable({ group: { title, rows }, selected, onChange, onOpen }: GroupProps) {
  const hasSeveralQuestions = new Set(rows.map(({ prompt }) => prompt)).size > 1;
  const name = `${title}: ${formatCount(rows.length, 'answer')}`;
  return (
    <Stack $gap={2}>
      <Row $gap={2}>
        {selected && (
          <Checkbox
            label={name}
            checked={rows.every((row) => selected.has(keyOf(row)))}
            onChange={({ target }) => onChange(rows, target.checked)}
          />
        )}
        {!selected && <Text $strong>{name}</Text>}
      </Row>
      <Table caption={name} dense>
        <TableHead>
          <TableRow>
            {selected && <HeadCell>Select</HeadCell>}
            <HeadCell>Item</HeadCell>
            {hasSeveralQuestions && <HeadCell>Question</HeadCell>}
            <HeadCell>Material</HeadCell>
            <HeadCell>Answer</HeadCell>
            <HeadCell>Right answer</HeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {selected && (
                <Cell label="Select">
                  <Checkbox
                    label={<VisuallyHidden>Select item {row.number}</VisuallyHidden>}
                    checked={selected.has(keyOf(row))}
                    onChange={({ target }) => onChange([row], target.checked)}
                  />
                </Cell>
              )}
              <Cell label="Item" header>
                <Button size="compact" variant="quiet" onClick={() => onOpen(row.itemId)}>
                  Item {row.number}
                </Button>
              </Cell>
              {hasSeveralQuestions && <Cell label="Question">{row.prompt}</Cell>}
              <Cell label="Material">{row.excerpt}</Cell>
              <Cell label="Answer">{row.answer}</Cell>
              <Cell label="Right answer">{row.right ?? 'Not known'}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}

const keyOf = ({ itemId, part }: AnswerRow): string => `${itemId} ${part}`;
