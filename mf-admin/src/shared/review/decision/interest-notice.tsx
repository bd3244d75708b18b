import type { ConflictOfInterest } from '@platform/contracts';
import { Alert } from '@platform/design-system';
import { describeInterest } from '../../../content/interest-labels.ts';

/** Says why this administrator cannot decide about the record; nothing if they can. */
export function InterestNotice({ conflictOfInterest }: { conflictOfInterest: ConflictOfInterest | null }) {
  if (conflictOfInterest === null) return null;
  const { title, text } = describeInterest(conflictOfInterest);
  return (
    <Alert tone="locked" title={title}>
      {text}
    </Alert>
  );
}
