import { secondStep, type SecondFactorCodeBody } from '@platform/contracts';
import { Button, Row, Stack } from '@platform/design-system';
import { describeError } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useLoginCodeHint } from '../passkeys/use-login-code-hint.ts';
import { CodeField } from '../second-factor/code-field.tsx';

/** Completes a login with a code; rejects with an ApiError. */
export type CompleteLogin = (body: SecondFactorCodeBody) => Promise<unknown>;

type Props = {
  complete: CompleteLogin;
  /** Goes back to the password. */
  onBack: () => void;
};

/** Asks for the code after the password, for users with two-factor authentication. */
export function CodeForm({ complete, onBack }: Props) {
  const hint = useLoginCodeHint();
  const form = useContractForm({
    endpoint: secondStep,
    initialValues: { code: '' },
    confirmLeave: false,
    submit: async (body) => {
      await complete(body);
    },
  });

  return (
    <ContractForm form={form} error={form.formError && { error: describeError(form.formError) }}>
      <Stack $gap={5}>
        <CodeField
          hint={hint}
          // The form takes the place of another one whose button had the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...form.field('code')}
        />
        <Row>
          <Button type="submit" variant="primary" busy={form.submitting} busyText="Checking...">
            Continue
          </Button>
          <Button onClick={onBack} disabled={form.submitting}>
            Back
          </Button>
        </Row>
      </Stack>
    </ContractForm>
  );
}
