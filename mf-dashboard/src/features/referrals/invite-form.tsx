import { inviteFriend } from '@platform/contracts';
import { Button, TextField } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useInviteFriendMutation } from './referrals-api.ts';

/** Invites one friend by email. */
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
        description: `We emailed your link to ${body.email}.`,
        tone: 'success',
      });
      form.reset();
    },
  });
  return (
    <ContractForm form={form} $gap={3} errorTitle="Invitation not sent">
      <TextField
        label="Friend's email address"
        type="email"
        autoComplete="off"
        hint="We send one email with your link and no reminders."
        {...form.field('email')}
      />
      <Button type="submit" busy={form.submitting} busyText="Sending...">
        Send invitation
      </Button>
    </ContractForm>
  );
}
