import { Alert, DateTime, getBadgeLabel, type BadgeLabel } from '@platform/design-system';
import { SYSTEM_ACTOR } from '../../../content/audit-labels.ts';
import type { Conflict } from './conflict.ts';

type Props = {
  conflict: Conflict;
  /** The labels of the record's statuses. */
  labels: Readonly<Record<string, BadgeLabel>>;
};

/** Tells an administrator that another one decided first, and that their own decision was not applied. */
export function ConflictNotice({ conflict: { message, decision, by, at }, labels }: Props) {
  return (
    <Alert role="alert" tone="locked" title="Already decided">
      {at && decision !== undefined ? (
        <p>
          {getBadgeLabel(labels, decision).label} by {by ?? SYSTEM_ACTOR} on <DateTime at={at} showTime />.
          Your decision was not applied; nothing happened twice.
        </p>
      ) : (
        <p>{message} Your decision was not applied; nothing happened twice.</p>
      )}
    </Alert>
  );
}
