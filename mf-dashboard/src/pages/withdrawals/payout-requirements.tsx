import { FREE_BLUEPRINT_ID, type PayoutRequirements } from '@platform/contracts';
import { Alert, Button, Panel, Stack, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { IDENTITY_REQUIREMENTS } from '../../content/payout-requirements.content.ts';
import { EmailConfirmation } from '../../features/auth/email-confirmation.tsx';
import { useMissingRequirements } from '../../features/withdrawals/use-missing-requirements.ts';

/** Says what is missing before a payout to the member can be approved; nothing once nothing is missing. */
export function PayoutRequirementsPanel({ email }: { email: string }) {
  const requirements = useMissingRequirements();
  if (!requirements) return null;
  return (
    <Panel title="Before a payout">
      <Stack $gap={3}>
        <Text>We approve a payout once this is done:</Text>
        {/* A changed address starts with a new link. */}
        {!requirements.emailConfirmed && <EmailConfirmation key={email} email={email} />}
        <IdentityRequirement identity={requirements.identity} />
      </Stack>
    </Panel>
  );
}

function IdentityRequirement({ identity }: Pick<PayoutRequirements, 'identity'>) {
  if (identity === 'checked') return null;
  const { title, text } = IDENTITY_REQUIREMENTS[identity];
  return (
    <Alert
      tone={identity === 'missing' ? 'locked' : 'held'}
      title={title}
      action={
        identity === 'missing' ? (
          <Button asChild size="compact">
            <Link to={paths.blueprint(FREE_BLUEPRINT_ID)}>Verify your identity</Link>
          </Button>
        ) : undefined
      }
    >
      {text}
    </Alert>
  );
}
