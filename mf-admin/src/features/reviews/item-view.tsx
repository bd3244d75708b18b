import { MaterialView, PartEditor, PartReader } from '@platform/annotation';
import { CANNOT_DO_TEXTS, type ItemAnswers, type PartDefinition, type ReviewItem } from '@platform/contracts';
import {
  Alert,
  Badge,
  Button,
  Fold,
  getTextLabel,
  Heading,
  moveFocus,
  Row,
  space,
  Stack,
  Text,
} from '@platform/design-system';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { WIDE_PAGE } from '../../shared/page/admin-page.tsx';
import { formatShare } from '../../shared/format-share.ts';
import { answerOf, scoreOf } from '../../shared/review/record/item-answers.ts';
import { ComparisonSwitch } from './comparison-switch.tsx';
import { Guideline } from './guideline.tsx';
import { averageScore } from './item-order.ts';
import { listShownComments } from './places.ts';
import type { ReviewModel } from './use-review-model.ts';

type Props = { model: ReviewModel };

/**
 * The current item: its material and the guideline at the left, the answers at the right. Without material the answers,
 * such as boxes in a picture, have the whole width.
 */
export function ItemView({ model }: Props) {
  const { current } = model.items;
  return current ? <CurrentItem model={model} {...current} /> : null;
}

function CurrentItem({ model, item, number }: AnswersProps & { number: number }) {
  const { record } = model;
  const heading = useFocusOnChange(item.id);
  const score = averageScore([item]);
  const material = listMaterial(item);
  const answers = (
    <Stack $gap={6}>
      <Answers model={model} item={item} />
    </Stack>
  );
  return (
    <Stack as="section" aria-label={`Item ${number}`}>
      <Row $justify="between">
        <Row $gap={2}>
          <Heading as="h2" $size={18} ref={heading} tabIndex={-1}>
            Item {number} of {record.items.length}
          </Heading>
          {item.isHard && <Badge>Hard</Badge>}
          {score !== undefined && <Badge>{formatShare(score)} right</Badge>}
          {item.change !== null && <Badge>{formatShare(item.change)} changed</Badge>}
        </Row>
        <ComparisonSwitch model={model} />
      </Row>
      {material.length > 0 ? (
        <Columns>
          <Stack>
            <Fold open summary="Material">
              <MaterialView key={item.id} material={material} />
            </Fold>
            <Guideline record={record} />
          </Stack>
          {answers}
        </Columns>
      ) : (
        <>
          {answers}
          <Guideline record={record} />
        </>
      )}
    </Stack>
  );
}

/** Moves the focus to the heading of another item, so that screen readers announce it. */
function useFocusOnChange(itemId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastId = useRef(itemId);
  useEffect(() => {
    if (lastId.current === itemId) return;
    lastId.current = itemId;
    moveFocus(heading.current);
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [itemId]);
  return heading;
}

/** The material of an item, and the texts that its questions ask to rewrite. */
function listMaterial({ material, parts }: ReviewItem): ReviewItem['material'] {
  const originals = parts.flatMap((part) =>
    part.type === 'rewrite' && part.source !== null
      ? [{ type: 'text' as const, title: 'Original', text: part.source }]
      : [],
  );
  return [...material, ...originals];
}

type AnswersProps = Props & { item: ReviewItem };

function Answers({ model, item }: AnswersProps) {
  const { isCorrecting, canReview, commentOnItem, review } = model;
  const isCorrected = review.draft.fixes[item.id] !== undefined;
  return (
    <>
      {item.cannotDo !== null && (
        <Alert tone="locked" title="The member could not do this item">
          {getTextLabel(CANNOT_DO_TEXTS, item.cannotDo)}. It counts as answered.
        </Alert>
      )}
      {item.cannotDo === null &&
        item.parts.map((definition, index) => {
          const props = {
            model,
            item,
            definition,
            number: item.parts.length > 1 ? index + 1 : undefined,
          };
          const key = `${item.id} ${definition.id}`;
          return isCorrecting ? <PartCorrection key={key} {...props} /> : <PartReview key={key} {...props} />;
        })}
      {item.explanation !== null && model.comparison === 'truth' && (
        <Text $size={14} $tone="muted">
          Why: {item.explanation}
        </Text>
      )}
      {canReview && (
        <Row $gap={2}>
          <Button size="compact" onClick={commentOnItem}>
            Comment on this item
          </Button>
          {model.takeRightAnswers && (
            <Button size="compact" aria-keyshortcuts="u" onClick={model.takeRightAnswers}>
              Use the right answers
            </Button>
          )}
          {isCorrected && (
            <Button size="compact" onClick={() => review.setFix(item.id, undefined)}>
              Undo the corrections of this item
            </Button>
          )}
        </Row>
      )}
    </>
  );
}

type PartProps = AnswersProps & { definition: PartDefinition; number: number | undefined };

function PartReview({ model, item, definition, number }: PartProps) {
  const { record, review, canReview, comparison, setOpenComment } = model;
  const { draft } = review;
  const score = scoreOf(item, definition);
  const fixed = draft.fixes[item.id]?.[definition.id];
  const previous = item.previous?.[definition.id];
  const answer = answerOf(item, definition);
  const compared =
    fixed === undefined ? getComparison(comparison, score?.truth, previous) : { label: 'Handed in', answer };
  return (
    <PartReader
      definition={definition}
      answer={fixed ?? answer}
      comparison={compared}
      findings={comparison === 'truth' && fixed === undefined ? score?.findings : undefined}
      comments={listShownComments(record, draft.comments).filter(({ itemId }) => itemId === item.id)}
      onComment={
        canReview
          ? ({ target, span, text = '' }) =>
              setOpenComment({ comment: { itemId: item.id, part: definition.id, target, span, text } })
          : undefined
      }
      {...(number !== undefined && { number })}
    />
  );
}

function getComparison(
  comparison: ReviewModel['comparison'],
  truth: ItemAnswers[string] | undefined,
  previous: ItemAnswers[string] | undefined,
) {
  if (comparison === 'truth' && truth !== undefined) return { label: 'Right answer', answer: truth };
  if (comparison === 'previous' && previous !== undefined) return { label: 'Before', answer: previous };
  return undefined;
}

function PartCorrection({ model, item, definition, number }: PartProps) {
  const { fixes } = model.review.draft;
  const answers = fixes[item.id] ?? item.answers;
  const right = scoreOf(item, definition)?.truth;
  return (
    <>
      <PartEditor
        definition={definition}
        answer={answerOf({ answers }, definition)}
        onChange={(answer) => model.review.setFix(item.id, { ...answers, [definition.id]: answer })}
        {...(number !== undefined && { number })}
      />
      {right !== undefined && (
        <Fold open summary="Right answer">
          <PartReader definition={definition} answer={right} />
        </Fold>
      )}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${WIDE_PAGE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    align-items: start;
  }
`;
