import { REFERRAL_REWARD } from '@platform/contracts';
import { Alert, Button, moveFocus } from '@platform/design-system';
import type { MouseEvent } from 'react';
import { normalizeReferralCode } from './referral-code.ts';
import { useReferralCodeQuery } from './referrals-api.ts';

type Props = {
  code: string | null;
  /** Signs up without the code. */
  onRemove: () => void;
};

/** Shows whether the referral code of the link is valid; renders nothing without a code. */
export function ReferralNotice({ code: input, onRemove }: Props) {
  const code = normalizeReferralCode(input);
  const { data, isError } = useReferralCodeQuery(
    { params: { code: code ?? '' } },
    { skip: code === undefined },
  );
  if (!input) return null;

  // The notice and its button are gone afterwards.
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    moveFocus(currentTarget.form?.querySelector<HTMLElement>('[type=submit]'));
    onRemove();
  };
  const removeButton = (
    <Button size="compact" onClick={remove}>
      Remove code
    </Button>
  );
  if (code === undefined || data?.valid === false) {
    return (
      <Alert
        tone="locked"
        role="status"
        title="We do not recognize this referral code."
        action={removeButton}
      >
        You can sign up without it. If a friend sent you the link, ask for it again first: you cannot add a
        code later.
      </Alert>
    );
  }
  if (isError) {
    return (
      <Alert
        tone="neutral"
        role="status"
        title="We could not check your referral code."
        action={removeButton}
      >
        We send it with your sign-up, and it counts if it is valid.
      </Alert>
    );
  }
  return (
    <Alert
      tone="primary"
      role="status"
      title={`You were invited with the code ${code}.`}
      action={removeButton}
    >
      Your friend gets {REFERRAL_REWARD} when you have confirmed your email address and reviewed work of yours
      is approved.
    </Alert>
  );
}
