import {
  FREE_BLUEPRINT_ID,
  verificationForm,
  verifyFreeBlueprint,
  type User,
  type VerificationBody,
  type VerificationForm,
} from '@platform/contracts';
import { useToast } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { useSubmitVerificationMutation } from './verification-api.ts';
import { verificationRefusal } from './verification-refusal.ts';

/** What is about to be sent, and how the member answers whether it shall be. */
type Question = { readonly body: VerificationBody; readonly answer: (confirmed: boolean) => void };

/**
 * The identity form with its confirmation in between: a form without faults is not sent before the member has confirmed
 * it, because afterwards it cannot be edited.
 */
export function useVerificationForm(user: User, onSent: () => void) {
  const [question, setQuestion] = useState<Question>();
  const [send, { isLoading }] = useSubmitVerificationMutation();
  const toast = useToast();

  async function submit(body: VerificationBody): Promise<void> {
    const confirmed = await new Promise<boolean>((answer) => setQuestion({ body, answer }));
    try {
      if (!confirmed) return;
      await send({ body }).unwrap();
      toast({
        title: 'Verification Submitted',
        description: 'You get an e-mail when it is decided.',
        tone: 'success',
      });
      onSent();
    } catch (error) {
      toast({ title: 'Submission Failed', description: verificationRefusal(error), tone: 'danger' });
      throw error; // The form marks the fields that the server names.
    } finally {
      setQuestion(undefined);
    }
  }

  const form = useContractForm({
    endpoint: verifyFreeBlueprint,
    schema: verificationForm,
    initialValues: initialValuesOf(user),
    // The schema has checked the fields by the time this is called.
    toBody: (values) => ({ ...(values as VerificationForm), blueprintId: FREE_BLUEPRINT_ID }),
    submit,
  });

  return { form, question, sending: isLoading };
}

/** What is known of the member already need not be typed again. */
function initialValuesOf(user: User) {
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
