import { Alert, Button, Stack } from '@platform/design-system';
import { useState, type ComponentProps } from 'react';
import { describePasskeyError } from './describe-passkey-error.ts';
import { LABELS } from './labels.ts';

type Props = {
  label: string;
  /** Uses a passkey; what it throws is shown under the button. */
  onUse: () => Promise<unknown>;
  wide?: ComponentProps<typeof Button>['wide'];
};

/** A button that starts the browser's dialog for passkeys. */
export function PasskeyButton({ label, onUse, wide }: Props) {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onUse();
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  return (
    <Stack $gap={3}>
      <Button onClick={() => void press()} busy={isBusy} busyText="Waiting for your passkey..." wide={wide}>
        {label}
      </Button>
      {error !== undefined && (
        <Alert tone="danger" role="alert" title={LABELS.failed}>
          {describePasskeyError(error).message}
        </Alert>
      )}
    </Stack>
  );
}
