import { FREE_BLUEPRINT_ID, type IdentityState, type PayoutRequirements } from '@platform/contracts';
import { Alert, Button, Panel, Stack, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { IDENTITY_REQUIREMENTS } from '../../content/payout-requirements.content.ts';
import { getAppealPath } from '../../content/verification.content.ts';
import { EmailConfirmation } from '../../features/auth/email-confirmation.tsx';
import { useMissingRequirements } from '../../features/withdrawals/use-missing-requirements.ts';

/** Says what is missing before a payout to the member can be approved; nothing once nothing is missing. */
export function PayoutRequirementsPanel({ email }: { email: string }) {
  const requirements = useMissingRequirements();
  if (!requirements) return null;
  const canAct = !requirements.emailConfirmed || requirements.identity === 'missing';
  return (
    <Panel title="Before a payout">
      <Stack $gap={3}>
        {canAct && <Text>We approve a payout once this is done:</Text>}
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
  const link = NEXT_LINKS[identity];
  return (
    <Alert
      tone={TONES[identity]}
      title={title}
      action={
        link && (
          <Button asChild size="compact">
            <Link to={link.path}>{link.label}</Link>
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}

const TONES = { missing: 'locked', pending: 'held', barred: 'danger', approved: 'held' } as const;

/** What the member can do about an identity that is not checked. */
const NEXT_LINKS: Readonly<Partial<Record<IdentityState, { label: string; path: string }>>> = {
  missing: { label: 'Verify your identity', path: paths.blueprint(FREE_BLUEPRINT_ID) },
  barred: { label: 'Contact support', path: getAppealPath() },
};
