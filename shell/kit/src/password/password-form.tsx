import { changePassword, NEW_PASSWORD_MIN, passwordForm, type PasswordBody } from '@platform/contracts';
import { Alert, Button, PasswordField, Row, Stack } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { ContractForm, describeFormError, useContractForm, useTemporaryFlag } from '@platform/kit/forms';
import { useChangePasswordMutation } from './password-api.ts';

const FAILED = 'There was an error changing your password. Please check your current password and try again.';

/** The part of a settings page that changes the password. */
export function PasswordForm({ username }: { username: string }) {
  const [change] = useChangePasswordMutation();
  const [isSaved, showSaved] = useTemporaryFlag();
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
        description: 'You stay logged in here. All other sessions have ended.',
        tone: 'success',
      });
    },
  });
  return (
    <ContractForm form={form} error={describeFormError(FAILED, form)}>
      <Stack>
        {isSaved && (
          <Alert tone="available" role="status" title="Password updated">
            Your other sessions have ended.
          </Alert>
        )}
        {/* Tells password managers whose password this is. Without a name, it is not part of the form's data. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${NEW_PASSWORD_MIN} characters`}
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
