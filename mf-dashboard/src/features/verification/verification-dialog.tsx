import { COUNTRIES, WORK_AUTHORIZATIONS, type User, type VerificationBody } from '@platform/contracts';
import {
  Button,
  DescriptionList,
  MEDIA,
  SelectField,
  space,
  TextArea,
  TextField,
} from '@platform/design-system';
import { useOperator } from '@platform/kit';
import { ContractForm } from '@platform/kit/forms';
import { AlertDialog, Dialog } from '@platform/kit/overlays';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useVerificationForm } from './use-verification-form.ts';
import { describeVerificationError } from './verification-error.ts';

type Props = { user: User; open: boolean; onOpenChange: (open: boolean) => void };

/**
 * Collects the identity documents for the free blueprint. It unmounts when closed, so the browser keeps none of the
 * personal data; closing asks first.
 */
export function VerificationDialog({ user, open, onOpenChange }: Props) {
  return open && <OpenVerificationDialog user={user} onClose={() => onOpenChange(false)} />;
}

function OpenVerificationDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const formId = useId();
  const { retentionDays } = useOperator();
  const { form, confirmation, isSubmitting } = useVerificationForm(user, onClose);
  const close = () => form.leave(onClose);
  return (
    <Dialog
      open
      onOpenChange={close}
      width="wide"
      title="Verify your identity"
      description={`These seven fields tell us whom we pay, that you may be paid for work, and that each person has one account. They are stored encrypted. Administrators see them masked and can reveal them; each reveal is recorded. They are removed when you delete your account, at the latest ${retentionDays.identity} days after a person decided about them.`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} busy={form.submitting}>
            Continue
          </Button>
        </>
      }
    >
      <ContractForm
        form={form}
        id={formId}
        error={
          form.formError && {
            title: 'Submission Failed',
            error: describeVerificationError(form.formError),
          }
        }
      >
        <IdentityFields form={form} />
      </ContractForm>
      {confirmation && <ConfirmationDialog confirmation={confirmation} isSubmitting={isSubmitting} />}
    </Dialog>
  );
}

type FormState = ReturnType<typeof useVerificationForm>;

function IdentityFields({ form }: Pick<FormState, 'form'>) {
  return (
    <Fields>
      <TextField
        label="Full name"
        autoComplete="name"
        hint="As shown on your ID"
        {...form.field('fullName')}
      />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <TextField label="Phone number" type="tel" autoComplete="tel" {...form.field('phoneNumber')} />
      <SelectField
        label="Country"
        placeholder="Select your country"
        options={COUNTRIES}
        {...form.field('country')}
      />
      <TextField
        label="ID number"
        autoComplete="off"
        hint="Passport, national ID or driver's license"
        {...form.field('identificationNumber')}
      />
      <SelectField
        label="Work authorization"
        placeholder="Select your status"
        hint="In the country you chose"
        options={WORK_AUTHORIZATIONS}
        {...form.field('workAuthorization')}
      />
      <FullWidth>
        <TextArea
          label="Home address"
          rows={3}
          autoComplete="street-address"
          {...form.field('homeAddress')}
        />
      </FullWidth>
    </Fields>
  );
}

type ConfirmationProps = { confirmation: NonNullable<FormState['confirmation']>; isSubmitting: boolean };

function ConfirmationDialog({ confirmation, isSubmitting }: ConfirmationProps) {
  return (
    <AlertDialog
      open
      onOpenChange={() => confirmation.resolve(false)}
      title="Submit your verification?"
      description="You cannot edit it after you submit it. Check that everything matches your ID."
      cancelText="Back to the form"
      confirmText="Submit verification"
      busy={isSubmitting}
      busyText="Submitting..."
      onConfirm={() => confirmation.resolve(true)}
    >
      <DescriptionList items={buildSummary(confirmation.body)} />
    </AlertDialog>
  );
}

function buildSummary(body: VerificationBody) {
  return [
    { term: 'Full name', description: body.fullName, verbatim: true },
    { term: 'Email', description: body.email, verbatim: true },
    { term: 'Phone number', description: body.phoneNumber, verbatim: true },
    { term: 'Country', description: findLabel(COUNTRIES, body.country) },
    { term: 'ID number', description: body.identificationNumber, verbatim: true },
    { term: 'Work authorization', description: findLabel(WORK_AUTHORIZATIONS, body.workAuthorization) },
    { term: 'Home address', description: body.homeAddress, verbatim: true },
  ];
}

function findLabel(options: readonly { value: string; label: string }[], value: string): string | undefined {
  return options.find((option) => option.value === value)?.label;
}

const Fields = styled.div`
  display: grid;
  gap: ${space(4)} ${space(5)};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const FullWidth = styled.div`
  grid-column: 1 / -1;
`;
