import type { Mail } from '@platform/contracts';
import { RADIUS, space } from '@platform/design-system';
import { AlertDialog } from '@platform/kit/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RevealControl } from '../../shared/review/record/reveal-control.tsx';
import { useAdminRevealMailMutation } from './outbox-api.ts';

/**
 * The text of an email. The secret part of a link is masked. An administrator can reveal it after a confirmation,
 * because anyone who opens the link acts as the recipient.
 */
export function MailText({ record }: { record: Mail }) {
  const [reveal, revealed] = useAdminRevealMailMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Body>{revealed.data?.text ?? record.text}</Body>
      {record.revealable && (
        <RevealControl
          label="Link"
          target="the link"
          isRevealed={revealed.data !== undefined}
          busy={revealed.isLoading}
          error={revealed.error}
          onReveal={() => setIsConfirming(true)}
          onHide={revealed.reset}
        />
      )}
      <AlertDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Reveal the link?"
        description={`Anyone who opens this link can act as ${record.username ?? record.to}. Reveal it only to pass it on to them. This is recorded in the audit log under your name.`}
        confirmText="Reveal the link"
        tone="danger"
        onConfirm={() => {
          setIsConfirming(false);
          void reveal({ params: { id: record.id } });
        }}
      />
    </>
  );
}

const Body = styled.pre`
  padding: ${space(4)};
  border-radius: ${RADIUS.control};
  background: var(--sunken);
  font: inherit;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
