import { getAnswer, MaterialView, PartReader } from '@platform/annotation';
import {
  CANNOT_DO_TEXTS,
  type ItemAnswers,
  type ReviewComment,
  type Submission,
  type SubmissionItem,
  type SubmissionReview,
} from '@platform/contracts';
import {
  Alert,
  DisclosureList,
  formatCount,
  Heading,
  Panel,
  space,
  Stack,
  Text,
  getTextLabel,
} from '@platform/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ITEM_REPORT_TEXTS } from '../../../content/work.content.ts';
import { CommentTexts } from '../comment-texts.tsx';

/** The member's answers, with comments, corrections and the results of practice at their places. */
export function AnswerReview({ submission }: { submission: Submission }) {
  const { items, reviews, state } = submission;
  if (state === 'draft' || state === 'returned') return null;
  const last = reviews.at(-1);
  const decision = reviews.findLast(({ comments, fixes }) => comments.length + fixes.length > 0);
  return (
    <Panel title="Your answers">
      <PracticeSummary items={items} />
      {last && last.fixes.length > 0 && (
        <Text>
          The reviewer corrected {formatCount(last.fixes.length, 'item')}. The corrections stand beside your
          answers.
        </Text>
      )}
      <Stack $gap={6}>
        {sortCommentedFirst(items, decision).map(({ item, index }) => (
          <ReviewedItem key={item.id} item={item} index={index} decision={decision} />
        ))}
      </Stack>
    </Panel>
  );
}

/** Puts the items that a reviewer commented on or corrected before the others, each with its place in the work. */
function sortCommentedFirst(items: readonly SubmissionItem[], decision: SubmissionReview | undefined) {
  const touched = [...(decision?.comments ?? []), ...(decision?.fixes ?? [])].map(({ itemId }) => itemId);
  return items
    .map((item, index) => ({ item, index }))
    .toSorted((a, b) => Number(touched.includes(b.item.id)) - Number(touched.includes(a.item.id)));
}

/** How many answers of a practice were right; nothing if there are no results. */
function PracticeSummary({ items }: { items: readonly SubmissionItem[] }) {
  const scores = items.flatMap(({ result }) => result?.scores.map(({ score }) => score) ?? []);
  if (scores.length === 0) return null;
  const right = scores.filter((score) => score >= 1).length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return (
    <Alert tone="primary" title={`${right} of ${scores.length} answers are right`}>
      Your result is {Math.round(mean * 100)} of 100 points. Practice is not paid and does not count toward
      your limit.
    </Alert>
  );
}

type ItemProps = { item: SubmissionItem; index: number; decision: SubmissionReview | undefined };

function ReviewedItem({ item, index, decision }: ItemProps) {
  const id = useId();
  const comments = decision?.comments.filter(({ itemId }) => itemId === item.id) ?? [];
  const fix = decision?.fixes.find(({ itemId }) => itemId === item.id);
  return (
    <ItemSection aria-labelledby={id}>
      <Heading as="h3" id={id} $size={18}>
        Item {index + 1}
      </Heading>
      {item.material.length > 0 && (
        <DisclosureList
          items={[{ summary: 'Material', content: <MaterialView material={item.material} level={4} /> }]}
        />
      )}
      <ItemComments comments={comments.filter(({ part }) => part === null)} />
      {item.cannotDo !== null && (
        <Alert tone="neutral" title="You said it cannot be done">
          {getTextLabel(CANNOT_DO_TEXTS, item.cannotDo)}
          <ReportOutcome report={item.report} />
        </Alert>
      )}
      {item.cannotDo === null && <ReviewedParts item={item} comments={comments} fix={fix?.answers} />}
      {item.result?.explanation && (
        <Alert tone="neutral" title="Why">
          {item.result.explanation}
        </Alert>
      )}
    </ItemSection>
  );
}

/** What became of the member's report that the item cannot be done; nothing if none was filed. */
function ReportOutcome({ report }: Pick<SubmissionItem, 'report'>) {
  if (report === null) return null;
  return (
    <>
      <Text>{getTextLabel(ITEM_REPORT_TEXTS, report.status)}</Text>
      {report.reason !== null && <Text>{report.reason}</Text>}
    </>
  );
}

type PartsProps = {
  item: SubmissionItem;
  comments: readonly ReviewComment[];
  /** What a reviewer corrected. */
  fix: ItemAnswers | undefined;
};

function ReviewedParts({ item, comments, fix }: PartsProps) {
  return item.parts.map((definition, index) => {
    const score = item.result?.scores.find(({ part }) => part === definition.id);
    const corrected = fix?.[definition.id];
    const comparison = corrected
      ? { label: 'Corrected', answer: corrected }
      : score
        ? { label: 'Right answer', answer: score.truth }
        : undefined;
    return (
      <PartReader
        key={definition.id}
        level={4}
        definition={definition}
        answer={getAnswer(item.answers, definition)}
        comparison={comparison}
        findings={score?.findings}
        comments={comments.filter(({ part }) => part === definition.id)}
        number={item.parts.length > 1 ? index + 1 : undefined}
      />
    );
  });
}

function ItemComments({ comments }: { comments: readonly ReviewComment[] }) {
  if (comments.length === 0) return null;
  return (
    <Alert tone="locked" title="Comments">
      <CommentTexts comments={comments} />
    </Alert>
  );
}

const ItemSection = styled(Stack).attrs({ as: 'section' })`
  & + & {
    padding-top: ${space(6)};
    border-top: 1px solid var(--line);
  }
`;
