import { changePassword, passwordForm, type PasswordBody } from '@platform/contracts';
import { Alert, Button, PasswordField, Row, Stack } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { AccountError } from './account-error.tsx';
import { useChangePasswordMutation } from './profile-api.ts';
import { usePassing } from './use-passing.ts';

const FAILED = 'There was an error changing your password. Please check your current password and try again.';

/** A new password, with the current one. */
export function PasswordForm({ username }: { username: string }) {
  const [change] = useChangePasswordMutation();
  const [isSaved, showSaved] = usePassing();
  const toast = useToast();
  const form = useContractForm({
    endpoint: changePassword,
    schema: passwordForm,
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    toBody: ({ currentPassword = '', newPassword = '' }): PasswordBody => ({ currentPassword, newPassword }),
    submit: async (body) => {
      await change({ body }).unwrap();
      form.reset();
      showSaved();
      toast({
        title: 'Password updated',
        description: 'You stay signed in here; other sessions have ended.',
        tone: 'success',
      });
    },
  });
  return (
    <ContractForm form={form}>
      <Stack>
        {isSaved && (
          <Alert tone="available" role="status" title="Password updated">
            Your other sessions have ended.
          </Alert>
        )}
        {form.refusal && <AccountError words={FAILED} error={form.error} />}
        {/* Password managers need to know whose password this is. It has no name, so it is no part of the form. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters"
          {...form.field('newPassword')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <Row>
          <Button type="submit" busy={form.submitting} busyText="Saving...">
            Change password
          </Button>
        </Row>
      </Stack>
    </ContractForm>
  );
}
