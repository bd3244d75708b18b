import { COUNTRIES, WORK_AUTHORIZATIONS, type User, type VerificationBody } from '@platform/contracts';
import {
  Alert,
  Button,
  DescriptionList,
  MEDIA,
  SelectField,
  space,
  TextArea,
  TextField,
} from '@platform/design-system';
import { ContractForm } from '@platform/kit/forms';
import { AlertDialog, Dialog } from '@platform/kit/layers';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useVerificationForm } from './use-verification-form.ts';
import { verificationRefusal } from './verification-refusal.ts';

type Props = { user: User; open: boolean; onOpenChange: (open: boolean) => void };

/** The identity papers for the free blueprint. Closed, it forgets what was typed: nothing of it is kept in the browser. */
export function VerificationDialog({ user, open, onOpenChange }: Props) {
  return open && <OpenVerificationDialog user={user} onClose={() => onOpenChange(false)} />;
}

function OpenVerificationDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const formId = useId();
  const { form, question, sending } = useVerificationForm(user, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title="Verify your identity"
      description="An administrator compares these seven facts with your account. They are stored encrypted and shown to nobody else."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} busy={form.submitting}>
            Continue
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId}>
        <PapersFields form={form} />
      </ContractForm>
      {question && <Confirmation question={question} sending={sending} />}
    </Dialog>
  );
}

type FormState = ReturnType<typeof useVerificationForm>;

function PapersFields({ form }: Pick<FormState, 'form'>) {
  return (
    <Fields>
      {form.error && (
        <Wide>
          <Alert tone="danger" role="alert" title="Submission Failed">
            {verificationRefusal(form.error)}
          </Alert>
        </Wide>
      )}
      <TextField
        label="Full name"
        autoComplete="name"
        hint="As it stands on your ID"
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
        hint="Passport, identity card or driving licence"
        {...form.field('identificationNumber')}
      />
      <SelectField
        label="Work authorization"
        placeholder="Select your status"
        hint="In the country you chose"
        options={WORK_AUTHORIZATIONS}
        {...form.field('workAuthorization')}
      />
      <Wide>
        <TextArea
          label="Home address"
          rows={3}
          autoComplete="street-address"
          {...form.field('homeAddress')}
        />
      </Wide>
    </Fields>
  );
}

type ConfirmationProps = { question: NonNullable<FormState['question']>; sending: boolean };

function Confirmation({ question, sending }: ConfirmationProps) {
  return (
    <AlertDialog
      open
      onOpenChange={() => question.answer(false)}
      title="Submit your verification?"
      description="Once it is submitted, it cannot be edited. Check that everything is as on your ID."
      cancelText="Back to the form"
      confirmText="Submit verification"
      busy={sending}
      busyText="Submitting..."
      onConfirm={() => question.answer(true)}
    >
      <DescriptionList items={summaryOf(question.body)} />
    </AlertDialog>
  );
}

function summaryOf(body: VerificationBody) {
  return [
    { term: 'Full name', description: body.fullName },
    { term: 'Email', description: body.email },
    { term: 'Phone number', description: body.phoneNumber },
    { term: 'Country', description: labelOf(COUNTRIES, body.country) },
    { term: 'ID number', description: body.identificationNumber },
    { term: 'Work authorization', description: labelOf(WORK_AUTHORIZATIONS, body.workAuthorization) },
    { term: 'Home address', description: body.homeAddress },
  ];
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string | undefined {
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

const Wide = styled.div`
  grid-column: 1 / -1;
`;
