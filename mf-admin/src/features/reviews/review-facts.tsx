import type { ReviewDetail } from '@platform/contracts';
import {
  Alert,
  DateTime,
  Fold,
  formatCount,
  getTextLabel,
  Money,
  Row,
  space,
  Stack,
  Text,
  textSize,
} from '@platform/design-system';
import { styled } from 'styled-components';
import { getBlueprintName } from '../../content/blueprint-labels.ts';
import { ASSISTANCE_RULE_LABELS, describeHint, describeWarnings } from '../../content/review-labels.ts';
import { formatShare } from '../../shared/format-share.ts';
import { averageChange } from './item-order.ts';
import { describeScore } from './score.ts';
import { formatActiveTime, ReviewDue } from './review-columns.tsx';

type Props = { record: ReviewDetail };

/** One line about a submission: whose it is, how often it was handed in, how long it can wait, and what is right. */
export function ReviewLead({ record }: Props) {
  const { username, alias, round } = record;
  const score = describeScore(record.score);
  return (
    <Row $gap={2}>
      <span>
        {username ?? alias} · round {round}
      </span>
      <ReviewDue row={record} />
      {score !== undefined && <span>{score}</span>}
    </Row>
  );
}

/**
 * What is known about a submission beside its answers: times, effort, assistance, scores and hints. Folded, so that the
 * work is read first.
 */
export function ReviewFacts({ record }: Props) {
  const hints = record.hints.length > 0 ? `, ${formatCount(record.hints.length, 'hint')}` : '';
  return (
    <Fold summary={`About this submission${hints}`}>
      <RiskSignalList record={record} />
      <Hints record={record} />
    </Fold>
  );
}

function RiskSignalList({ record }: Props) {
  const { known, hard } = record.score;
  const change = averageChange(record.items);
  const details = [
    { term: 'Handed in', value: <DateTime at={record.submittedAt} showTime /> },
    { term: 'Reward', value: <Money amount={record.reward} /> },
    { term: 'Blueprint', value: getBlueprintName(record.blueprintId) },
    {
      term: 'Active time',
      value: `${formatActiveTime(record.activeSeconds)}; estimated ${formatCount(record.estimatedTime, 'minute')}`,
    },
    { term: 'Effort', value: describeEffort(record) },
    { term: 'AI tools', value: describeAssistance(record) },
    { term: 'Told before the first hand-in', value: describeWarnings(record.warnings) },
    ...(known ? [{ term: 'Score', value: `${formatShare(known.share)} right` }] : []),
    ...(hard ? [{ term: 'Score of hard items', value: `${formatShare(hard.share)} right` }] : []),
    ...(change === undefined
      ? []
      : [{ term: 'Change', value: `${formatShare(change)} since round ${record.round - 1}` }]),
  ];
  return (
    <Facts>
      {details.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

function Hints({ record: { hints } }: Props) {
  if (hints.length === 0) return null;
  return (
    <div>
      <Text $size={14} $tone="muted">
        A hint is a reason to look twice, never a reason to reject.
      </Text>
      <Stack as="ul" $gap={2}>
        {hints.map((hint) => {
          const { label, text } = describeHint(hint);
          return (
            <Text as="li" key={hint} $size={14}>
              <strong>{label}.</strong> {text}
            </Text>
          );
        })}
      </Stack>
    </div>
  );
}

/** What the member wrote against the rejection. */
export function AppealText({ record: { appeal, state } }: Props) {
  if (appeal === null) return null;
  return (
    <Alert tone={state === 'appealed' ? 'locked' : 'neutral'} title="Appeal">
      <AppealQuote>{appeal.text}</AppealQuote>
      <Text $size={14} $tone="muted">
        Written <DateTime at={appeal.at} showTime />
      </Text>
    </Alert>
  );
}

function describeEffort({ effort: { typed, pasted, inserted } }: ReviewDetail): string {
  const parts = [`${typed} typed`, `${pasted} pasted`, ...(inserted > 0 ? [`${inserted} inserted`] : [])];
  return `${parts.join(', ')} characters`;
}

function describeAssistance({ assistanceRule, assistance }: ReviewDetail): string {
  const rule = getTextLabel(ASSISTANCE_RULE_LABELS, assistanceRule);
  if (assistance === null) return rule;
  if (!assistance.used) return `${rule}; not used`;
  return `${rule}; used${assistance.tools === '' ? '' : `: ${assistance.tools}`}`;
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: ${space(3)} ${space(5)};
  ${textSize(14)}

  dt {
    color: var(--muted);
  }

  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const AppealQuote = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
