import type { ComponentProps } from 'react';
import { MEMBER_CALL_TO_ACTION } from '../content/home.content.ts';
import { CallToAction } from './call-to-action.tsx';
import { useIsMember, useSignUpAction } from './use-sign-up-action.ts';

type Props = Omit<ComponentProps<typeof CallToAction>, 'primary'> & {
  /** Label of the link to the sign-up. */
  signUpLabel: string;
};

/** The last section of a page that invites visitors to sign up; members are led to their dashboard instead. */
export function SignUpCallToAction({ signUpLabel, title, text, ...rest }: Props) {
  const primary = useSignUpAction(signUpLabel);
  const message = useIsMember() ? MEMBER_CALL_TO_ACTION : { title, text };
  return <CallToAction {...rest} {...message} primary={primary} />;
}
