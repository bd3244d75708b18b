import type { UserDetail } from '@platform/contracts';
import { Alert, DateTime } from '@platform/design-system';

/** Says that a member asked for the deletion of their account, and when its next step is due. */
export function UserDeletion({ deletion }: { deletion: NonNullable<UserDetail['deletion']> }) {
  const { state, requestedAt, nextStepAt } = deletion;
  return (
    <Alert tone="locked" role="status" title={TITLES[state]}>
      Requested <DateTime at={requestedAt} showTime />.{' '}
      {state === 'requested' && nextStepAt !== null && (
        <>
          The account is closed on <DateTime at={nextStepAt} showTime />, unless its member keeps it.
        </>
      )}
      {state === 'closed' && nextStepAt !== null && (
        <>
          Its personal data is erased on <DateTime at={nextStepAt} showTime />.
        </>
      )}
    </Alert>
  );
}

const TITLES = {
  requested: 'This member has asked to delete the account',
  closed: 'This account is closed for deletion',
  erased: 'This account was deleted by its member',
} as const;
