import { disableSecondFactor, renewRecoveryCodes } from '@platform/contracts';
import { Button, PasswordField, Row, Stack, Text } from '@platform/design-system';
import { describeError, useSession, useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { CodeField } from './code-field.tsx';
import { LABELS } from './labels.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useDisableSecondFactorMutation, useRenewRecoveryCodesMutation } from './second-factor-api.ts';

type Props = { onDone: () => void; onCancel: () => void };

/** Replaces all recovery codes, after a code. */
export function RenewForm({ onDone, onCancel }: Props) {
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useContractForm({
    endpoint: renewRecoveryCodes,
    initialValues: { code: '' },
    confirmLeave: false,
    submit: async (body) => setCodes((await renew({ body }).unwrap()).recoveryCodes),
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <ContractForm form={form} error={form.formError && { error: describeError(form.formError) }}>
      <Stack $gap={4}>
        <CodeField hint={LABELS.anyCodeHint} {...form.field('code')} />
        <Row>
          <Button type="submit" variant="primary" busy={form.submitting} busyText="Checking...">
            Replace all codes
          </Button>
          <Button onClick={onCancel} disabled={form.submitting}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </ContractForm>
  );
}

/** Turns two-factor authentication off, after the password and a code. */
export function DisableForm({ onDone, onCancel }: Props) {
  const { user } = useSession();
  const [disable] = useDisableSecondFactorMutation();
  const toast = useToast();
  const form = useContractForm({
    endpoint: disableSecondFactor,
    initialValues: { password: '', code: '' },
    confirmLeave: false,
    submit: async (body) => {
      await disable({ body }).unwrap();
      toast({ title: 'Two-factor authentication is off', description: LABELS.disableText, tone: 'success' });
      onDone();
    },
  });
  return (
    <ContractForm form={form} error={form.formError && { error: describeError(form.formError) }}>
      <Stack $gap={4}>
        <Text>{LABELS.disableText}</Text>
        {/* Tells password managers whose password this is. Without a name, it is not part of the form's data. */}
        <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
        <CodeField hint={LABELS.anyCodeHint} {...form.field('code')} />
        <Row>
          <Button type="submit" variant="primary" busy={form.submitting} busyText="Turning off...">
            Turn off
          </Button>
          <Button onClick={onCancel} disabled={form.submitting}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </ContractForm>
  );
}
