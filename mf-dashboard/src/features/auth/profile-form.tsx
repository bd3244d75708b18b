import { updateProfile, type ProfileBody, type User } from '@platform/contracts';
import { Alert, Button, Row, Stack, TextField } from '@platform/design-system';
import { useLookUpUser, useToast } from '@platform/kit';
import { ContractForm, describeFormError, useContractForm, useTemporaryFlag } from '@platform/kit/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUpdateProfileMutation } from './profile-api.ts';

const CHANGE_HINT = 'If you change it, we notify both addresses, and you confirm the new one.';
const FAILED = 'There was an error updating your profile. Please try again.';

/** Edits the name, the email address and the phone number. */
export function ProfileForm({ user }: { user: User }) {
  const [isSaved, showSaved] = useTemporaryFlag();
  const toast = useToast();
  const form = useProfileForm(user, () => {
    showSaved();
    toast({ title: 'Profile updated', description: 'Your changes are saved.', tone: 'success' });
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

type Profile = { readonly fullName: string; readonly email: string; readonly phoneNumber: string };

const FIELDS = ['fullName', 'email', 'phoneNumber'] as const satisfies readonly (keyof Profile)[];

/** Fields that were not changed here follow the stored user, so that a save takes nothing of another tab back. */
function useProfileForm(user: User, onSaved: () => void) {
  const stored = toProfile(user);
  const [followed, setFollowed] = useState(stored);
  const [update] = useUpdateProfileMutation();
  const lookUpUser = useLookUpUser();
  const form = useContractForm({
    endpoint: updateProfile,
    initialValues: followed,
    // An empty field clears the stored value, so it is sent too.
    toBody: ({ fullName = '', email = '', phoneNumber = '' }): ProfileBody => ({
      fullName,
      email,
      phoneNumber,
    }),
    submit: async (body) => {
      const changed = FIELDS.filter((field) => body[field] !== followed[field]);
      const latest = await lookUpUser();
      const saved = { ...(latest ? toProfile(latest) : followed), ...pick(body, changed) };
      await update({ body: saved }).unwrap();
      show(saved, FIELDS);
      onSaved();
    },
  });

  function show(profile: Profile, fields: readonly (keyof Profile)[]): void {
    setFollowed(profile);
    for (const field of fields) form.setValue(field, profile[field]);
  }

  const storedText = JSON.stringify(stored);
  const follow = useEffectEvent(() => {
    if (JSON.stringify(followed) === storedText) return;
    const unchanged = FIELDS.filter((field) => form.values[field] === followed[field]);
    show(stored, unchanged);
  });
  useEffect(() => follow(), [storedText]);

  return form;
}

function toProfile({ fullName, email, phoneNumber }: User): Profile {
  return { fullName: fullName ?? '', email, phoneNumber: phoneNumber ?? '' };
}

function pick(body: ProfileBody, fields: readonly (keyof Profile)[]): Partial<Profile> {
  return Object.fromEntries(fields.map((field) => [field, body[field] ?? '']));
}
