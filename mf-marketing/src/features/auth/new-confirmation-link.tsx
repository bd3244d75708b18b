import { forgotPasswordBody, resendVerification } from '@platform/contracts';
import { Alert, Button, ErrorAlert, Heading, Stack, Text, TextField } from '@platform/design-system';
import { describeError, isApiError, paths, useSession } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Link } from '@platform/kit/router';
import { useEffect, useRef, useState } from 'react';
import { VERIFY_EMAIL } from '../../content/auth.content.ts';
import { FormSuccess } from '../../shared/form-success.tsx';
import { useResendVerificationMutation } from './auth-api.ts';

const { newLink } = VERIFY_EMAIL;

/**
 * Offers a new confirmation link: to members at their own address, to visitors by address. `focused` moves the focus
 * here, for a page whose pressed button is gone.
 */
export function NewConfirmationLink({ focused = false }: { focused?: boolean }) {
  const session = useSession();
  const [isSent, setSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoading = session.status === 'loading';

  useEffect(() => {
    if (focused && !isLoading) heading.current?.focus();
  }, [focused, isLoading]);

  if (isLoading) return null;
  if (session.user?.emailVerified) return <AlreadyConfirmed />;
  if (isSent) {
    const { title, text, memberText } = newLink.sent;
    return (
      <FormSuccess
        title={title}
        text={session.user ? memberText : text}
        action={<Button onClick={() => setSent(false)}>Send another one</Button>}
      />
    );
  }
  const onSent = () => setSent(true);
  return (
    <Stack>
      <Heading ref={heading} tabIndex={-1} $size={22}>
        {newLink.title}
      </Heading>
      {session.user ? (
        <MemberRequest email={session.user.email} onSent={onSent} />
      ) : (
        <VisitorRequest onSent={onSent} />
      )}
    </Stack>
  );
}

function AlreadyConfirmed() {
  return (
    <Alert
      tone="available"
      role="status"
      title={newLink.alreadyConfirmed.title}
      action={<Link to={paths.dashboard.home()}>Go to your dashboard</Link>}
    >
      {newLink.alreadyConfirmed.text}
    </Alert>
  );
}

function MemberRequest({ email, onSent }: { email: string; onSent: () => void }) {
  const [resend, { isLoading, error }] = useResendVerificationMutation();
  const request = async () => {
    if ('data' in (await resend({}))) onSent();
  };
  return (
    <Stack $align="start">
      {isApiError(error) && <ErrorAlert error={describeError(error)} />}
      <Text>{newLink.memberLead(email)}</Text>
      <Button variant="primary" busy={isLoading} busyText="Sending..." onClick={() => void request()}>
        Send a new link
      </Button>
    </Stack>
  );
}

function VisitorRequest({ onSent }: { onSent: () => void }) {
  const [resend] = useResendVerificationMutation();
  const form = useContractForm({
    endpoint: resendVerification,
    // The address is optional in the contract, because members send none.
    schema: forgotPasswordBody,
    initialValues: { email: '' },
    confirmLeave: false,
    submit: async (body) => {
      await resend({ body }).unwrap();
      onSent();
    },
  });
  return (
    <ContractForm form={form}>
      <Text>{newLink.visitorLead}</Text>
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <Button type="submit" variant="primary" wide busy={form.submitting} busyText="Sending...">
        Send a new link
      </Button>
    </ContractForm>
  );
}
