import { Alert } from '@platform/design-system';

/** Stands for a value that cannot be decrypted. */
export const UNREADABLE = 'Cannot be decrypted';

/** Says that a part of the record cannot be decrypted. @param label the part in lower case, in the plural */
export function UnreadableNotice({ label }: { label: string }) {
  return (
    <Alert tone="danger" title={`The ${label} cannot be decrypted`}>
      Their key is missing, or they were changed in the database. Tell an operator before you decide.
    </Alert>
  );
}
