import type { AttemptRow } from '@platform/contracts';
import { Badge, DateTime, Panel, RowEnd, RowItem, RowList, RowText, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';

/** The member's attempts that have ended, newest first; nothing before the first one. */
export function AttemptRows({ attempts }: { attempts: readonly AttemptRow[] }) {
  const ended = attempts.filter(({ state }) => state !== 'open');
  if (ended.length === 0) return null;
  return (
    <Panel flush title="Your attempts">
      <RowList as="ol">
        {ended.map(({ id, courseId, kind, state, startedAt, right, units, wasRescored }) => (
          <RowItem key={id}>
            <RowText>
              <Link to={`${paths.dashboard.test(courseId)}?attempt=${id}`}>
                {kind === 'renewal' ? 'Renewal' : 'Test'} of <DateTime at={startedAt} showTime />
              </Link>
              {wasRescored && (
                <Text $size={14} $tone="muted">
                  A corrected question raised the result.
                </Text>
              )}
            </RowText>
            <RowEnd>
              <Text as="span" $tabular>
                {right} of {units} right
              </Text>
              <Badge tone={state === 'passed' ? 'available' : 'locked'}>
                {state === 'passed' ? 'Passed' : 'Not passed'}
              </Badge>
            </RowEnd>
          </RowItem>
        ))}
      </RowList>
    </Panel>
  );
}
