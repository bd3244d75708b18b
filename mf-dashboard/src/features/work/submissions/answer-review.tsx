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
  Badge,
  DisclosureList,
  Fold,
  formatCount,
  Heading,
  Panel,
  Row,
  Stack,
  Text,
  getTextLabel,
  VisuallyHidden,
  type Tone,
} from '@platform/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ITEM_REPORT_TEXTS } from '../../../content/work.content.ts';
import { ItemButton, ItemStrip } from '../../../shared/answers/item-list.tsx';
import { CommentTexts } from '../comment-texts.tsx';

/** With so few items all are open. */
const FEW = 3;

/** An item, its place in the work, and what its decision or result says of it. */
type Entry = {
  readonly item: SubmissionItem;
  readonly index: number;
  readonly comments: readonly ReviewComment[];
  /** What a reviewer corrected. */
  readonly fix: ItemAnswers | undefined;
  readonly mark: Mark | undefined;
};
type Mark = { readonly tone: Tone; readonly text: string; readonly isToRead: boolean };

/**
 * The member's answers, with comments, corrections and the results of practice at their places. Of many items, the first
 * that has something to read is open.
 */
export function AnswerReview({ submission }: { submission: Submission }) {
  const { items, reviews, state } = submission;
  const idPrefix = useId();
  if (state === 'draft' || state === 'returned') return null;
  const last = reviews.at(-1);
  const decision = reviews.findLast(({ comments, fixes }) => comments.length + fixes.length > 0);
  const entries = items.map((item, index) => createEntry(item, index, decision));
  const sorted = sortCommentedFirst(entries);
  const firstToRead = sorted.find(({ mark }) => mark?.isToRead);
  const toId = (entry: Entry) => `${idPrefix}${entry.index}`;
  return (
    <Panel title="Your answers">
      <PracticeSummary items={items} />
      {last && last.fixes.length > 0 && (
        <Text>
          The reviewer corrected {formatCount(last.fixes.length, 'item')}. The corrections stand beside your
          answers.
        </Text>
      )}
      {items.length > FEW && <Strip entries={entries} onGo={(entry) => openItem(toId(entry))} />}
      <Stack $gap={2}>
        {sorted.map((entry) => (
          <ReviewedItem
            key={entry.item.id}
            id={toId(entry)}
            entry={entry}
            isOpen={items.length <= FEW || entry === firstToRead}
          />
        ))}
      </Stack>
    </Panel>
  );
}

function createEntry(item: SubmissionItem, index: number, decision: SubmissionReview | undefined): Entry {
  const comments = decision?.comments.filter(({ itemId }) => itemId === item.id) ?? [];
  const fix = decision?.fixes.find(({ itemId }) => itemId === item.id)?.answers;
  return { item, index, comments, fix, mark: describeItem(item, comments.length, fix !== undefined) };
}

function describeItem(item: SubmissionItem, commentCount: number, isCorrected: boolean): Mark | undefined {
  if (commentCount > 0) {
    const comments = formatCount(commentCount, 'comment');
    return { tone: 'locked', text: isCorrected ? `${comments}, corrected` : comments, isToRead: true };
  }
  if (isCorrected) return { tone: 'locked', text: 'Corrected', isToRead: true };
  if (item.cannotDo !== null)
    return { tone: 'neutral', text: 'Cannot be done', isToRead: item.report !== null };
  const scores = item.result?.scores ?? [];
  const right = scores.filter(({ score }) => score >= 1).length;
  if (scores.length === 0) return undefined;
  if (right === scores.length) return { tone: 'available', text: 'Right', isToRead: false };
  return { tone: 'danger', text: `${right} of ${scores.length} right`, isToRead: true };
}

/** The numbers of all items; those with something to read are colored. */
function Strip({ entries, onGo }: { entries: readonly Entry[]; onGo: (entry: Entry) => void }) {
  return (
    <nav aria-label="Items">
      <ItemStrip>
        {entries.map((entry) => (
          <li key={entry.item.id}>
            <ReviewedNumber
              type="button"
              $tone={entry.mark?.isToRead ? entry.mark.tone : undefined}
              onClick={() => onGo(entry)}
            >
              <VisuallyHidden>Item </VisuallyHidden>
              {entry.index + 1}
              {entry.mark && <VisuallyHidden>, {entry.mark.text}</VisuallyHidden>}
            </ReviewedNumber>
          </li>
        ))}
      </ItemStrip>
    </nav>
  );
}

function openItem(id: string): void {
  const item = document.getElementById(id);
  if (!(item instanceof HTMLDetailsElement)) return;
  item.open = true;
  item.scrollIntoView();
  item.querySelector('summary')?.focus({ preventScroll: true });
}

/** Puts the items that a reviewer commented on or corrected before the others, each with its place in the work. */
function sortCommentedFirst(entries: readonly Entry[]): Entry[] {
  const isTouched = ({ comments, fix }: Entry) => comments.length > 0 || fix !== undefined;
  return entries.toSorted((a, b) => Number(isTouched(b)) - Number(isTouched(a)));
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

type ItemProps = { id: string; entry: Entry; isOpen: boolean };

function ReviewedItem({ id, entry: { item, index, comments, fix, mark }, isOpen }: ItemProps) {
  const material = item.material.length > 0 && <MaterialView material={item.material} level={4} />;
  return (
    <Fold
      id={id}
      open={isOpen}
      summary={
        <ItemHead>
          <Heading as="h3" $size={16}>
            Item {index + 1}
          </Heading>
          {mark && <Badge tone={mark.tone}>{mark.text}</Badge>}
        </ItemHead>
      }
    >
      {/* What is to be read is about the material. */}
      {mark?.isToRead
        ? material
        : material && <DisclosureList items={[{ summary: 'Material', content: material }]} />}
      <ItemComments comments={comments.filter(({ part }) => part === null)} />
      {item.cannotDo !== null && (
        <Alert tone="neutral" title="You said it cannot be done">
          {getTextLabel(CANNOT_DO_TEXTS, item.cannotDo)}
          <ReportOutcome report={item.report} />
        </Alert>
      )}
      {item.cannotDo === null && <ReviewedParts item={item} comments={comments} fix={fix} />}
      {item.result?.explanation && (
        <Alert tone="neutral" title="Why">
          {item.result.explanation}
        </Alert>
      )}
    </Fold>
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

type PartsProps = Pick<Entry, 'item' | 'comments' | 'fix'>;

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

const ItemHead = styled(Row)`
  flex: 1;
`;

const ReviewedNumber = styled(ItemButton)<{ $tone: Tone | undefined }>`
  ${({ $tone }) =>
    $tone && $tone !== 'neutral' ? `background: var(--${$tone}-soft); color: var(--${$tone});` : ''}
`;
