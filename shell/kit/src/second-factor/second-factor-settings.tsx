import { FEW_RECOVERY_CODES, type SecondFactor } from '@platform/contracts';
import { Alert, Badge, Button, DateTime, Row, Skeleton, Stack, Text } from '@platform/design-system';
import { useRefetchUser } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { useState } from 'react';
import { DisableForm, RenewForm } from './change-forms.tsx';
import { LABELS } from './labels.ts';
import { useGetSecondFactorQuery } from './second-factor-api.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** The part of a settings page about two-factor authentication. */
export function SecondFactorSettings() {
  const query = useGetSecondFactorQuery({});
  const refetchUser = useRefetchUser();
  const refresh = () => {
    void query.refetch();
    refetchUser();
  };
  return (
    <QueryBoundary
      query={query}
      resource="two-factor authentication"
      skeleton={<Skeleton $height="6rem" />}
      level={3}
    >
      {(state) => <Settings state={state} onChanged={refresh} />}
    </QueryBoundary>
  );
}

type Open = 'setup' | 'renew' | 'disable';

function Settings({ state, onChanged }: { state: SecondFactor; onChanged: () => void }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    onChanged();
  };
  if (open === 'setup') return <SecondFactorSetup onDone={done} onCancel={close} />;
  if (open === 'renew') return <RenewForm onDone={done} onCancel={close} />;
  if (open === 'disable') return <DisableForm onDone={done} onCancel={close} />;
  if (state.enabledAt === null && state.hasPasskeys)
    return (
      <Stack $gap={4}>
        <Row>
          <Badge tone="available">On</Badge>
          <Text as="span" $tone="muted">
            with your passkeys
          </Text>
        </Row>
        <Text>{LABELS.onByPasskey}</Text>
        <Row>
          <Button onClick={() => setOpen('setup')}>{LABELS.addApp}</Button>
        </Row>
      </Stack>
    );
  if (state.enabledAt === null)
    return (
      <Stack $gap={4}>
        <Text>{LABELS.off}</Text>
        <Row>
          <Button onClick={() => setOpen('setup')}>{LABELS.setUp}</Button>
        </Row>
      </Stack>
    );
  return (
    <Stack $gap={4}>
      <Row>
        <Badge tone="available">On</Badge>
        <Text as="span" $tone="muted">
          since <DateTime at={state.enabledAt} />
        </Text>
      </Row>
      <Text>{LABELS.on}</Text>
      {state.recoveryCodesLeft <= FEW_RECOVERY_CODES && (
        <Alert tone="locked" role="status" title={LABELS.fewCodes(state.recoveryCodesLeft)}>
          Make new ones before you need them.
        </Alert>
      )}
      <Row>
        <Button size="compact" onClick={() => setOpen('renew')}>
          New recovery codes
        </Button>
        <Button size="compact" onClick={() => setOpen('setup')}>
          Replace the app
        </Button>
        <Button size="compact" onClick={() => setOpen('disable')}>
          Turn off
        </Button>
      </Row>
    </Stack>
  );
}
