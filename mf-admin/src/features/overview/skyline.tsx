import { DUE_HOURS, type DueHours, type DueQueue } from '@platform/contracts';
import {
  belowWidth,
  DateTime,
  Loading,
  MOBILE_BREAKPOINT_PX,
  Panel,
  Row,
  Skeleton,
  space,
  Swatch,
  Text,
  TonePattern,
  type Tone,
} from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { Link } from '@platform/kit/router';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Queue } from './counters.tsx';
import { type DueColumn, toColumns } from './due-columns.policy.ts';
import { useAdminDueHoursQuery } from './due-hours-api.ts';

type Props = { queues: readonly Queue[] };

/** What is due in each of the next hours, and what is overdue. */
export function Skyline({ queues }: Props) {
  return (
    <Panel title={`Due in the next ${DUE_HOURS} hours`} aside={<Legend queues={queues} />}>
      <QueryBoundary
        query={useAdminDueHoursQuery()}
        resource="what is due in the next hours"
        level={3}
        skeleton={
          <Loading label="Loading what is due in the next hours">
            <Skeleton $height="9rem" />
          </Loading>
        }
      >
        {(data) => <Columns data={data} queues={queues} />}
      </QueryBoundary>
    </Panel>
  );
}

function Columns({ data, queues }: Props & { data: DueHours }) {
  const [chosen, choose] = useState<number>();
  const columns = toColumns(data, (name) => queues.some(({ counter }) => counter === name));
  const first = columns.findIndex(({ total }) => total > 0);
  const index = chosen ?? Math.max(0, first);
  const column = columns[index];
  if (first === -1 || !column) return <Text $tone="muted">Nothing is due.</Text>;
  return (
    <>
      <div>
        <Bars columns={columns} index={index} onChoose={choose} />
        <Axis aria-hidden="true">
          <span>Late</span>
          <span>Now</span>
          <span>+24 h</span>
          <span>+48 h</span>
        </Axis>
        <Range
          type="range"
          aria-label="Hour"
          aria-valuetext={describeColumn(column, index, queues)}
          min={0}
          max={columns.length - 1}
          value={index}
          onChange={({ target }) => choose(target.valueAsNumber)}
        />
      </div>
      <ColumnLine column={column} queues={queues} />
      {data.queues.some(({ isCut }) => isCut) && (
        <Text $size={14} $tone="muted">
          More is due than is drawn here.
        </Text>
      )}
    </>
  );
}

/** The colors of the bars, by what a queue is about. */
const GROUPS: readonly {
  readonly label: string;
  readonly tone: Tone;
  readonly queues: readonly DueQueue[];
}[] = [
  { label: 'Identities', tone: 'primary', queues: ['verifications'] },
  { label: 'Purchases', tone: 'held', queues: ['purchases', 'returns'] },
  { label: 'Payouts', tone: 'available', queues: ['withdrawals', 'payouts'] },
  { label: 'Work', tone: 'neutral', queues: ['reviews', 'appeals', 'itemReports'] },
];

function Legend({ queues }: { queues: readonly Queue[] }) {
  const shown = GROUPS.filter((group) =>
    queues.some(({ counter }) => (group.queues as readonly string[]).includes(counter)),
  );
  return (
    <Row $gap={3}>
      {shown.map(({ label, tone }) => (
        <Entry key={label} $tone={tone}>
          <Swatch tone={tone === 'neutral' ? 'primary' : tone} />
          {label}
        </Entry>
      ))}
    </Row>
  );
}

/** In units of the drawing. */
const HOUR = 10;
const OVERDUE = 24;
const GAP = 8;
const HEIGHT = 60;
const SMALLEST_BAR = 5;

type BarsProps = { columns: readonly DueColumn[]; index: number; onChoose: (index: number) => void };

/** The line below says the same of the chosen column. */
function Bars({ columns, index, onChoose }: BarsProps) {
  const id = useId();
  const most = Math.max(...columns.map(({ total }) => total));
  const width = OVERDUE + GAP + (columns.length - 1) * HOUR;
  return (
    <Drawing viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <TonePattern id={`${id}overdue`} tone="danger" />
      <TonePattern id={`${id}held`} tone="held" />
      {columns.map((column, place) => {
        const [x, size] = place === 0 ? [0, OVERDUE] : [OVERDUE + GAP + (place - 1) * HOUR, HOUR];
        return (
          <g key={place} onClick={() => onChoose(place)}>
            <Area x={x} width={size} height={HEIGHT} data-chosen={place === index || undefined} />
            {stack(column, most).map(({ tone, y, height }) => (
              <rect
                key={tone}
                x={x + 1}
                y={y}
                width={size - 2}
                height={height}
                fill={place === 0 ? `url(#${id}overdue)` : getFill(tone, id)}
              />
            ))}
          </g>
        );
      })}
      <path d={`M0 ${HEIGHT}H${width}`} stroke="var(--control)" vectorEffect="non-scaling-stroke" />
    </Drawing>
  );
}

function getFill(tone: Tone, id: string): string {
  if (tone === 'held') return `url(#${id}held)`;
  return tone === 'neutral' ? 'var(--muted)' : `var(--${tone})`;
}

/** The pieces of a bar from its foot, by group. */
function stack({ counts, total }: DueColumn, most: number) {
  if (total === 0) return [];
  const scale = Math.max(SMALLEST_BAR, (total / most) * (HEIGHT - 4)) / total;
  let y = HEIGHT;
  return GROUPS.flatMap(({ tone, queues }) => {
    const own = counts.filter(({ queue }) => queues.includes(queue));
    const height = own.reduce((sum, { count }) => sum + count, 0) * scale;
    y -= height;
    return height > 0 ? [{ tone, y, height }] : [];
  });
}

type LineProps = { column: DueColumn; queues: readonly Queue[] };

/** When the chosen column is due, with links to its lists. */
function ColumnLine({ column: { from, counts }, queues }: LineProps) {
  return (
    <Row $gap={3}>
      <Text as="span" $size={14} $strong>
        {from === undefined ? (
          'Overdue'
        ) : (
          <>
            In the hour from <DateTime at={from} showTime />
          </>
        )}
      </Text>
      {counts.length === 0 && (
        <Text as="span" $size={14} $tone="muted">
          Nothing is due
        </Text>
      )}
      {counts.map(({ queue, count }) => {
        const link = queues.find(({ counter }) => counter === queue)?.link;
        return (
          link && (
            <Link key={queue} to={link.path}>
              {link.text} ({count})
            </Link>
          )
        );
      })}
    </Row>
  );
}

function describeColumn({ counts }: DueColumn, index: number, queues: readonly Queue[]): string {
  const texts = counts.map(({ queue, count }) => {
    const label = queues.find(({ counter }) => counter === queue)?.label ?? queue;
    return `${label}: ${count}`;
  });
  const when = index === 0 ? 'Overdue' : `In ${index - 1} to ${index} hours`;
  return `${when}: ${texts.join(', ') || 'nothing is due'}`;
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 4.5rem;
`;

const Area = styled.rect`
  fill: transparent;
  cursor: pointer;

  &[data-chosen] {
    fill: var(--primary-soft);
  }
`;

/** Columns as wide as in the drawing: what is overdue, and three days. On a phone the first is too narrow for a word. */
const Axis = styled.div`
  display: grid;
  grid-template-columns: ${OVERDUE + GAP}fr repeat(3, ${24 * HOUR}fr);
  color: var(--muted);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;

  > span {
    min-width: 0;
  }

  ${belowWidth(MOBILE_BREAKPOINT_PX)} {
    > :first-child {
      visibility: hidden;
      overflow: hidden;
      white-space: nowrap;
    }
  }
`;

const Range = styled.input`
  width: 100%;
  height: 1.5rem;
  margin: 0;
  accent-color: var(--primary);
`;

const Entry = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-size: 0.875rem;

  > svg {
    color: ${({ $tone }) => ($tone === 'neutral' ? 'var(--muted)' : `var(--${$tone})`)};
  }
`;
