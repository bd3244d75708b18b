import { inviteFriend } from '@platform/contracts';
import { Alert, Button, Stack, TextField } from '@platform/design-system';
import { nextStep, useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useInviteFriendMutation } from './referrals-api.ts';

/** Invites one friend by e-mail. */
export function InviteForm() {
  const [invite] = useInviteFriendMutation();
  const toast = useToast();
  const form = useContractForm({
    endpoint: inviteFriend,
    initialValues: { email: '' },
    submit: async (body) => {
      await invite({ body }).unwrap();
      toast({
        title: 'Invitation sent',
        description: `${body.email} gets your link by e-mail.`,
        tone: 'success',
      });
      form.reset();
    },
  });
  return (
    <ContractForm form={form}>
      <Stack $gap={3}>
        {form.error && (
          <Alert tone="danger" role="alert" title="Not sent">
            {form.error.message} {nextStep(form.error)}
          </Alert>
        )}
        <TextField
          label="Friend's e-mail address"
          type="email"
          autoComplete="off"
          hint="One e-mail with your link; no reminders."
          {...form.field('email')}
        />
        <Button type="submit" busy={form.submitting} busyText="Sending...">
          Send invitation
        </Button>
      </Stack>
    </ContractForm>
  );
}
