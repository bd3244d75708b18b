import { confirmSecondFactor, setUpSecondFactor, type NewSecret } from '@platform/contracts';
import { BreakableText, Button, CopyButton, PasswordField, Row, Stack, Text } from '@platform/design-system';
import { describeError, useSession } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { CodeField } from './code-field.tsx';
import { LABELS } from './labels.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useConfirmSecondFactorMutation, useSetUpSecondFactorMutation } from './second-factor-api.ts';

/** Turns two-factor authentication on, or replaces the app: password, code of the new app, recovery codes. */
export function SecondFactorSetup({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const [secret, setSecret] = useState<NewSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (secret) return <ConfirmForm secret={secret} onConfirmed={setCodes} onCancel={onCancel} />;
  return <PasswordForm onSecret={setSecret} onCancel={onCancel} />;
}

type Cancel = { onCancel: (() => void) | undefined };

function PasswordForm({ onSecret, onCancel }: Cancel & { onSecret: (secret: NewSecret) => void }) {
  const { user } = useSession();
  const [setUp] = useSetUpSecondFactorMutation();
  const form = useContractForm({
    endpoint: setUpSecondFactor,
    initialValues: { password: '' },
    confirmLeave: false,
    submit: async (body) => onSecret(await setUp({ body }).unwrap()),
  });
  return (
    <ContractForm form={form} error={form.formError && { error: describeError(form.formError) }}>
      <Stack $gap={4}>
        {/* Tells password managers whose password this is. Without a name, it is not part of the form's data. */}
        <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
        <Buttons busy={form.submitting} onCancel={onCancel} />
      </Stack>
    </ContractForm>
  );
}

function ConfirmForm({
  secret: { secret, qrCode },
  onConfirmed,
  onCancel,
}: Cancel & { secret: NewSecret; onConfirmed: (codes: readonly string[]) => void }) {
  const [confirm] = useConfirmSecondFactorMutation();
  const form = useContractForm({
    endpoint: confirmSecondFactor,
    initialValues: { code: '' },
    confirmLeave: false,
    submit: async (body) => onConfirmed((await confirm({ body }).unwrap()).recoveryCodes),
  });
  return (
    <Stack $gap={4}>
      <Text>{LABELS.scan}</Text>
      {/* Apps read dark on light only, so the colors are the same in the dark theme. */}
      <svg
        role="img"
        aria-label="QR code"
        width="208"
        height="208"
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
      >
        <rect width={qrCode.size} height={qrCode.size} fill="#fff" />
        <path d={qrCode.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <Stack $gap={1}>
        <Text $tone="muted">{LABELS.manual}</Text>
        <Row>
          <span translate="no">
            <BreakableText>{secret.replace(/.{4}(?!$)/g, '$& ')}</BreakableText>
          </span>
          <CopyButton text={secret} label="the key" />
        </Row>
      </Stack>
      <ContractForm form={form} error={form.formError && { error: describeError(form.formError) }}>
        <Stack $gap={4}>
          <CodeField hint={LABELS.codeHint} {...form.field('code')} />
          <Buttons busy={form.submitting} onCancel={onCancel} />
        </Stack>
      </ContractForm>
    </Stack>
  );
}

function Buttons({ busy, onCancel }: Cancel & { busy: boolean }) {
  return (
    <Row>
      <Button type="submit" variant="primary" busy={busy} busyText="Checking...">
        Continue
      </Button>
      {onCancel && (
        <Button onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      )}
    </Row>
  );
}
