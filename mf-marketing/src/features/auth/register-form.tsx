import { PASSWORD_MIN, register, SIGNUP_BONUS_DOLLARS } from '@platform/contracts';
import { Alert, Button, PasswordField, Stack, Text, TextField } from '@platform/design-system';
import { ownPath, paths, useStartSession, useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Link, useNavigate } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { useSignUpMutation } from './auth-api.ts';
import { failureOf } from './failure.ts';
import { FormRefusal } from '../../shared/form-refusal.tsx';

type Props = {
  /** Where to go afterwards; only an own path is followed. */
  next: string | null;
  /** Sent along, whether or not it is known. */
  referralCode: string | undefined;
  /** Stands before the button, where what comes late moves no field: what became of the code. */
  children?: ReactNode;
};

/** Sign-up. */
export function RegisterForm({ next, referralCode, children }: Props) {
  const [signUp] = useSignUpMutation();
  const startSession = useStartSession();
  const showToast = useToast();
  const navigate = useNavigate();

  const form = useContractForm({
    endpoint: register,
    initialValues: { fullName: '', username: '', email: '', password: '' },
    toBody: ({ username = '', email = '', password = '', fullName }) => ({
      username,
      email,
      password,
      ...(fullName === undefined ? {} : { fullName }),
      ...(referralCode === undefined ? {} : { referralCode }),
    }),
    submit: async (body) => {
      try {
        await startSession(await signUp({ body }).unwrap());
      } catch (thrown) {
        const failure = failureOf(thrown);
        showToast({ title: 'Registration failed', description: failure.message, tone: 'danger' });
        throw failure;
      }
      showToast({
        title: 'Registration successful',
        description: "Welcome! You've received a $50 signup bonus.",
        tone: 'success',
      });
      await navigate(ownPath(next, paths.dashboard.home()), { replace: true });
    },
  });

  return (
    <Stack as={ContractForm} form={form}>
      <Alert tone="available" title={`You receive a $${SIGNUP_BONUS_DOLLARS} signup bonus.`}>
        It counts toward the $500 balance that a withdrawal needs.
      </Alert>
      <FormRefusal error={form.error} />
      <TextField label="Full name" optional autoComplete="name" {...form.field('fullName')} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <PasswordField
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters. A long sentence is stronger than a short riddle.`}
        autoComplete="new-password"
        {...form.field('password')}
      />
      {children}
      <Text $size={14} $tone="muted">
        By creating an account you agree to the <Link to={paths.terms()}>Terms of Service</Link> and have read
        the <Link to={paths.privacy()}>Privacy Policy</Link>.
      </Text>
      <Button type="submit" variant="primary" wide busy={form.submitting} busyText="Creating account...">
        Create Account
      </Button>
    </Stack>
  );
}
