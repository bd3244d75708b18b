import { updateProfile, type ProfileBody, type User } from '@platform/contracts';
import { Alert, Button, Row, Stack, TextField } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { ContractForm, describeFormError, useContractForm, useTemporaryFlag } from '@platform/kit/forms';
import { useUpdateProfileMutation } from './profile-api.ts';

const CHANGE_HINT = 'If you change it, we notify both addresses, and you confirm the new one.';
const FAILED = 'There was an error updating your profile. Please try again.';

/** Edits the name, the email address and the phone number. */
export function ProfileForm({ user }: { user: User }) {
  const [update] = useUpdateProfileMutation();
  const [isSaved, showSaved] = useTemporaryFlag();
  const toast = useToast();
  const form = useContractForm({
    endpoint: updateProfile,
    initialValues: {
      fullName: user.fullName ?? '',
      email: user.email,
      phoneNumber: user.phoneNumber ?? '',
    },
    // An empty field clears the stored value, so it is sent too.
    toBody: ({ fullName = '', email = '', phoneNumber = '' }): ProfileBody => ({
      fullName,
      email,
      phoneNumber,
    }),
    submit: async (body) => {
      await update({ body }).unwrap();
      showSaved();
      toast({ title: 'Profile updated', description: 'Your changes are saved.', tone: 'success' });
    },
  });
  return (
    <ContractForm form={form} error={describeFormError(FAILED, form)}>
      <Stack>
        {isSaved && (
          <Alert tone="available" role="status" title="Profile updated">
            Your changes are saved.
          </Alert>
        )}
        <TextField label="Full name" optional autoComplete="name" {...form.field('fullName')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint={CHANGE_HINT}
          {...form.field('email')}
        />
        <TextField
          label="Phone number"
          optional
          type="tel"
          autoComplete="tel"
          {...form.field('phoneNumber')}
        />
        <Row>
          <Button type="submit" variant="primary" busy={form.submitting} busyText="Saving...">
            Save profile
          </Button>
        </Row>
      </Stack>
    </ContractForm>
  );
}
