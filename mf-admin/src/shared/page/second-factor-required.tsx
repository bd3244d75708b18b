import { Heading, Stack, Surface, Text } from '@platform/design-system';
import { useRefetchUser } from '@platform/kit';
import { SecondFactorSetup } from '@platform/kit/second-factor';
import { lazy, Suspense } from 'react';

/** Loaded on demand: most administrators never see this page. */
const PasskeySettings = lazy(async () => {
  const { PasskeySettings: Settings } = await import(
    /* webpackChunkName: "passkey-settings" */ '@platform/kit/passkey-settings'
  );
  return { default: Settings };
});

/** Replaces every screen for an administrator who must turn two-factor authentication on first. */
export function SecondFactorRequired() {
  const refetchUser = useRefetchUser();
  return (
    <Surface $padding={8}>
      <Stack $gap={5}>
        <Heading as="h1">Set up two-factor authentication</Heading>
        <Text>
          Administrators log in with a password and a code from an app on their phone. Nothing else works
          before: it takes about two minutes.
        </Text>
        <SecondFactorSetup onDone={refetchUser} />
        <Suspense fallback={null}>
          <PasskeySettings />
        </Suspense>
      </Stack>
    </Surface>
  );
}
