import { Heading, StepList, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { REGISTER } from '../../content/entry.content.ts';
import { RegisterForm } from '../../features/auth/register-form.tsx';
import { sendableCode } from '../../features/referrals/referral-code.ts';
import { ReferralNotice } from '../../features/referrals/referral-notice.tsx';
import { EntryFrame } from '../../shared/entry-frame.tsx';
import { Slip } from '../../shared/slip.ts';
import { useQueryParameter } from '../../shared/use-query-parameter.ts';

/** Sign-up; a referral link brings `?ref=CODE`, in older links `?referral=`. */
export function RegisterPage() {
  const next = useQueryParameter('next');
  const ref = useQueryParameter('ref');
  const referral = useQueryParameter('referral');
  const code = ref ?? referral;

  return (
    <EntryFrame title={REGISTER.title} lead={REGISTER.lead} aside={<WhatHappensNext />}>
      <RegisterForm next={next} referralCode={sendableCode(code)}>
        <ReferralNotice code={code} />
      </RegisterForm>
      <Text>
        Already have an account? <Link to={paths.login(next ?? undefined)}>Log in</Link>
      </Text>
    </EntryFrame>
  );
}

function WhatHappensNext() {
  return (
    <Slip>
      <Heading $size={22}>{REGISTER.next.title}</Heading>
      <StepList steps={REGISTER.next.steps} />
    </Slip>
  );
}
