import { MINIMUM_BALANCE, PASSWORD_MIN, SIGNUP_BONUS, register } from '@platform/contracts';
import { Alert, Button, PasswordField, Text, TextField } from '@platform/design-system';
import { paths, safeRedirectPath, toApiError, useStartSession, useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useNavigate } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { useSignUpMutation } from './auth-api.ts';
import { useSendProgress } from '../../shared/learning-progress.ts';
import { NewTabLink } from '../../shared/new-tab-link.tsx';

type Props = {
  /** Page to open after sign-up; other sites are ignored. */
  next: string | null;
  /** Its result is sent even if the code is unknown; the server decides whether it counts. */
  getReferralCode: () => string | undefined;
  onSignedUp: () => void;
  /** Content below the fields, where a late status of the referral code moves no field. */
  children?: ReactNode;
};

/** Sign-up form. */
export function RegisterForm({ next, getReferralCode, onSignedUp, children }: Props) {
  const [signUp] = useSignUpMutation();
  const startSession = useStartSession();
  const sendProgress = useSendProgress();
  const showToast = useToast();
  const navigate = useNavigate();

  const form = useContractForm({
    endpoint: register,
    initialValues: { fullName: '', username: '', email: '', password: '' },
    toBody: ({ username = '', email = '', password = '', fullName }) => {
      const referralCode = getReferralCode();
      return {
        username,
        email,
        password,
        ...(fullName === undefined ? {} : { fullName }),
        ...(referralCode === undefined ? {} : { referralCode }),
      };
    },
    submit: async (body) => {
      try {
        await startSession(await signUp({ body }).unwrap());
      } catch (thrown) {
        const error = toApiError(thrown);
        showToast({ title: 'Registration failed', description: error.message, tone: 'danger' });
        throw error;
      }
      onSignedUp();
      await sendProgress();
      showToast({
        title: 'Registration successful',
        description: `Welcome! You've received a ${SIGNUP_BONUS} signup bonus.`,
        tone: 'success',
      });
      await navigate(safeRedirectPath(next, paths.dashboard.home()), { replace: true });
    },
  });

  return (
    <ContractForm form={form}>
      <Alert tone="available" title={`You get a ${SIGNUP_BONUS} signup bonus.`}>
        It counts toward the {MINIMUM_BALANCE} balance you need for a withdrawal.
      </Alert>
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
        hint={`At least ${PASSWORD_MIN} characters. A long phrase is stronger than a short, complicated word.`}
        autoComplete="new-password"
        {...form.field('password')}
      />
      {children}
      <Text $size={14} $tone="muted">
        By creating an account, you agree to the <NewTabLink to={paths.terms()}>Terms of Service</NewTabLink>{' '}
        and confirm that you have read the <NewTabLink to={paths.privacy()}>Privacy Policy</NewTabLink>.
      </Text>
      <Button type="submit" variant="primary" wide busy={form.submitting} busyText="Creating account...">
        Create account
      </Button>
    </ContractForm>
  );
}
