import {
  FREE_BLUEPRINT_ID,
  verificationForm,
  verifyFreeBlueprint,
  type User,
  type VerificationBody,
  type VerificationForm,
} from '@platform/contracts';
import { useToast, useTypedText, useUnsavedChanges } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { useSubmitVerificationMutation } from './verification-api.ts';
import { describeVerificationError } from './verification-error.ts';

/** Form data that awaits the member's confirmation; `resolve` receives the decision. */
type PendingConfirmation = {
  readonly body: VerificationBody;
  readonly resolve: (confirmed: boolean) => void;
};

/**
 * Manages the identity form. A valid form is submitted only after the member confirms it, because it cannot be edited
 * afterwards.
 */
export function useVerificationForm(user: User, onSent: () => void) {
  const [confirmation, setConfirmation] = useState<PendingConfirmation>();
  const [send, { isLoading }] = useSubmitVerificationMutation();
  const toast = useToast();
  // The form itself counts as sent while it waits for the confirmation.
  const isAsked = confirmation !== undefined;
  useUnsavedChanges(isAsked && !isLoading);
  useTypedText(isAsked);

  async function submit(body: VerificationBody): Promise<boolean> {
    const confirmed = await new Promise<boolean>((resolve) => setConfirmation({ body, resolve }));
    try {
      if (!confirmed) return false;
      await send({ body }).unwrap();
      toast({
        title: 'Verification Submitted',
        description: 'We email you when the review is done.',
        tone: 'success',
      });
      onSent();
      return true;
    } catch (error) {
      toast({ title: 'Submission Failed', error: describeVerificationError(error), tone: 'danger' });
      throw error; // The form marks the fields that the server rejected.
    } finally {
      setConfirmation(undefined);
    }
  }

  const form = useContractForm({
    endpoint: verifyFreeBlueprint,
    schema: verificationForm,
    initialValues: getInitialValues(user),
    // The schema has validated the fields before this is called.
    toBody: (values) => ({ ...(values as VerificationForm), blueprintId: FREE_BLUEPRINT_ID }),
    submit,
  });

  return { form, confirmation, isSubmitting: isLoading };
}

/** Prefills the fields that the account already has. */
function getInitialValues(user: User) {
  return {
    fullName: user.fullName ?? '',
    email: user.email,
    phoneNumber: user.phoneNumber ?? '',
    country: '',
    identificationNumber: '',
    workAuthorization: '',
    homeAddress: '',
  };
}
