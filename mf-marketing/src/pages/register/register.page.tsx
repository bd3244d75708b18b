import { Heading, Stack, StepList, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { REGISTER } from '../../content/auth.content.ts';
import { RegisterForm } from '../../features/auth/register-form.tsx';
import { FreeEarnings } from '../../features/blueprints/free-earnings.tsx';
import { ReferralNotice } from '../../features/referrals/referral-notice.tsx';
import { useReferralCode } from '../../features/referrals/use-referral-code.ts';
import { AuthLayout } from '../../shared/auth-layout.tsx';
import { Panel } from '../../shared/panel.ts';
import { useActionParameter, useQueryParameter } from '../../shared/use-query-parameter.ts';

/** Sign-up page. Referral links have `?ref=CODE` or `?referral=CODE`; the code survives other pages. */
export function RegisterPage() {
  const next = useQueryParameter('next');
  const { code, getCode, forget } = useReferralCode();

  return (
    <AuthLayout title={REGISTER.title} lead={REGISTER.lead} aside={<WhatHappensNext />}>
      <RegisterForm next={useActionParameter('next')} getReferralCode={getCode} onSignedUp={forget}>
        <ReferralNotice code={code} onRemove={forget} />
      </RegisterForm>
      <Text>
        Already have an account? <Link to={paths.login(next ?? undefined)}>Log in</Link>
      </Text>
    </AuthLayout>
  );
}

function WhatHappensNext() {
  return (
    <Panel>
      <Heading $size={22}>{REGISTER.next.title}</Heading>
      <Stack $gap={4}>
        <StepList steps={REGISTER.next.steps} />
        <FreeEarnings />
      </Stack>
    </Panel>
  );
}
