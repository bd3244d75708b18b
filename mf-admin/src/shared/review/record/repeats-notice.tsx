import { REPEATS_MAX, type Repeat } from '@platform/contracts';
import {
  Alert,
  Button,
  DateTime,
  formatCount,
  Stack,
  Text,
  getBadgeLabel,
  type BadgeLabel,
} from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { useState, type ReactNode } from 'react';
import { DisabledBadge } from '../case/disabled-badge.tsx';
import { MemberLink } from './member-link.tsx';

type Props<Status extends string> = {
  /** Other records, newest first. */
  repeats: readonly Repeat<Status>[];
  /** What the records have in common, e.g. "identity number". */
  sharedValue: string;
  /** The kind of record, e.g. "verification". */
  recordType: string;
  labels: Readonly<Record<Status, BadgeLabel>>;
  toPath: (id: string) => string;
  /** What follows from it. */
  children?: string;
  /** Compares the open record with another one. Without it there is no comparison. */
  renderComparison?: (otherId: string) => ReactNode;
};

/** Says how many other records have a value in common with the open one; nothing if there are none. */
export function describeRepeats<Status extends string>({
  repeats,
  sharedValue,
  recordType,
}: Pick<Props<Status>, 'repeats' | 'sharedValue' | 'recordType'>): string | undefined {
  if (repeats.length === 0) return undefined;
  const count = formatCount(repeats.length, `other ${recordType}`);
  return `The same ${sharedValue} is in ${repeats.length === REPEATS_MAX ? 'at least ' : ''}${count}`;
}

/**
 * Lists records that have a value in common with the open one, each to be compared with it; nothing if there are none.
 */
export function RepeatsNotice<Status extends string>(props: Props<Status>) {
  const { repeats, recordType, labels, toPath, children, renderComparison } = props;
  const [comparedId, setComparedId] = useState<string>();
  const title = describeRepeats(props);
  if (title === undefined) return null;
  return (
    <Alert tone="danger" title={title}>
      <Stack $gap={2}>
        {children && <p>{children}</p>}
        <Stack as="ul" $gap={1}>
          {repeats.map(({ id, userId, username, disabled, status, at }) => (
            <Text as="li" key={id} $size={14}>
              <Link to={toPath(id)}>{`${capitalize(recordType)} of ${username}`}</Link>,{' '}
              {getBadgeLabel(labels, status).label.toLowerCase()}, <DateTime at={at} showTime /> ·{' '}
              <MemberLink userId={userId} username={username} label="Account of" />{' '}
              {disabled && <DisabledBadge />}
              {renderComparison && (
                <Button
                  size="compact"
                  aria-label={`Compare with ${username}`}
                  aria-expanded={comparedId === id}
                  onClick={() => setComparedId(comparedId === id ? undefined : id)}
                >
                  Compare
                </Button>
              )}
            </Text>
          ))}
        </Stack>
        {comparedId !== undefined && <div key={comparedId}>{renderComparison?.(comparedId)}</div>}
      </Stack>
    </Alert>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
