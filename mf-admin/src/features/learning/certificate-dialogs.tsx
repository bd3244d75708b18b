import { restoreCertificate, revokeCertificate, type CertificateRow } from '@platform/contracts';
import { useContractForm } from '@platform/kit/forms';
import { RESTORATION_REASONS, REVOCATION_REASONS } from '../../content/reasons.ts';
import { UNDO_TERM } from '../../content/review-labels.ts';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { useAdminRestoreCertificateMutation, useAdminRevokeCertificateMutation } from './learning-api.ts';

type Props = { row: CertificateRow; decision: DecisionControls };

const PUBLIC_HINT = 'Everyone who opens the certificate reads it, and so does its holder.';

/** Revokes a certificate. */
export function RevokeDialog({ row: { code, username }, decision }: Props) {
  const [revoke] = useAdminRevokeCertificateMutation();
  const form = useContractForm({
    endpoint: revokeCertificate,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submitWithUndo({
        body,
        title: 'Certificate revoked',
        send: () => revoke({ params: { code }, body }).unwrap(),
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Revoke ${code}?`}
      description={`The page of the certificate of ${username ?? 'this member'} says that it is revoked, and why. ${UNDO_TERM}`}
      confirmText="Revoke"
      busyText="Revoking..."
      action="revoke certificate"
      prepared={REVOCATION_REASONS}
      hint={PUBLIC_HINT}
    />
  );
}

/** Takes a revocation back. */
export function RestoreDialog({ row: { code }, decision }: Props) {
  const [restore] = useAdminRestoreCertificateMutation();
  const form = useContractForm({
    endpoint: restoreCertificate,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submitWithUndo({
        body,
        title: 'Certificate restored',
        send: () => restore({ params: { code }, body }).unwrap(),
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Restore ${code}?`}
      description={`It is valid again, until its end. ${UNDO_TERM}`}
      confirmText="Restore"
      busyText="Restoring..."
      action="restore certificate"
      prepared={RESTORATION_REASONS}
      hint="Its holder reads it."
      tone="primary"
    />
  );
}
