import { revealPayer, type PurchaseDetail } from '@platform/contracts';
import { Alert, DateTime, DescriptionList } from '@platform/design-system';
import { UNREADABLE, UnreadableNotice } from '../../shared/review/record/unreadable-notice.tsx';
import { RevealControl } from '../../shared/review/record/reveal-control.tsx';
import { RequirementsNotice } from '../../shared/review/record/requirements-notice.tsx';
import { useMay } from '../../shared/use-may.ts';
import { useAdminRevealPayerMutation } from './purchases-api.ts';
import { canPayBack } from './return-steps.ts';

type Props = { record: PurchaseDetail; username: string | undefined; isHeldByOther: boolean };

/** The return of a blueprint: what is missing before it is paid, who paid, and the payment. */
export function ReturnSection({ record, username, isHeldByOther }: Props) {
  const may = useMay();
  const [reveal, revealed] = useAdminRevealPayerMutation();
  const { returnCase, status } = record;
  if (!returnCase) return null;
  const { requestedAt, payer, requirements, transactionReference, paidAt } = returnCase;
  const mayReveal = may(revealPayer) && canPayBack(record, username) && !isHeldByOther;
  return (
    <>
      {status === 'returning' && (
        <>
          <ApprovalsNotice returnCase={returnCase} />
          <RequirementsNotice
            requirements={requirements}
            memberDisabled={record.memberDisabled}
            title="It cannot be paid back yet"
          />
          {payer === null && <UnreadableNotice label="details of the payer" />}
        </>
      )}
      <DescriptionList
        items={[
          { term: 'Return requested', description: <DateTime at={requestedAt} showTime /> },
          { term: 'Paid from', description: (mayReveal && revealed.data?.payer) || (payer ?? UNREADABLE) },
          ...(paidAt === null
            ? []
            : [
                { term: 'Paid back', description: <DateTime at={paidAt} showTime /> },
                { term: 'Reference of the payment back', description: transactionReference ?? '' },
              ]),
        ]}
      />
      {mayReveal && (
        <RevealControl
          label="Payer"
          target="payer"
          isRevealed={revealed.data !== undefined}
          busy={revealed.isLoading}
          error={revealed.error}
          onReveal={() => void reveal({ params: { id: record.id } })}
          onHide={revealed.reset}
        />
      )}
    </>
  );
}

function ApprovalsNotice({ returnCase }: { returnCase: NonNullable<PurchaseDetail['returnCase']> }) {
  const { needsTwo, firstApproval } = returnCase;
  if (!needsTwo) return null;
  if (!firstApproval)
    return (
      <Alert tone="neutral" title="Two administrators have to approve it">
        With the other returns of this member in 7 days, it is above the limit for one administrator.
      </Alert>
    );
  return (
    <Alert tone="locked" title="It needs a second administrator">
      {firstApproval.by} approved it on <DateTime at={firstApproval.at} showTime />. Another administrator
      pays it back, or rejects it.
    </Alert>
  );
}
