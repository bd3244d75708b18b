import { revealPayer, type PurchaseDetail } from '@platform/contracts';
import { DateTime, DescriptionList } from '@platform/design-system';
import { ApprovalsNotice } from '../../shared/review/record/approvals-notice.tsx';
import { UNREADABLE, UnreadableNotice } from '../../shared/review/record/unreadable-notice.tsx';
import { RevealControl } from '../../shared/review/record/reveal-control.tsx';
import { RequirementsNotice } from '../../shared/review/record/requirements-notice.tsx';
import { useMay } from '../../shared/use-may.ts';
import { useAdminRevealPayerMutation } from './purchases-api.ts';

type Props = { record: PurchaseDetail; canPayBack: boolean };

/** Until when a blueprint that is not being returned can be; nothing if it cannot. */
function ReturnEnd({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <DescriptionList
      items={[{ term: 'Can be returned until', description: <DateTime at={at} showTime /> }]}
    />
  );
}

/** The return of a blueprint: what is missing before it is paid, who paid, and the payment. */
export function ReturnSection({ record, canPayBack }: Props) {
  const may = useMay();
  const [reveal, revealed] = useAdminRevealPayerMutation();
  const { returnCase, status } = record;
  if (!returnCase) return <ReturnEnd at={record.returnableUntil} />;
  const { requestedAt, payer, requirements, needsTwo, firstApproval, transactionReference, paidAt } =
    returnCase;
  const mayReveal = canPayBack && may(revealPayer);
  return (
    <>
      {status === 'returning' && (
        <>
          {needsTwo && (
            <ApprovalsNotice
              firstApproval={firstApproval}
              cause="With the other returns of this member in 7 days, it is above the limit for one administrator."
              next="pays it back, or rejects it"
            />
          )}
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
          {
            term: 'Paid from',
            description: (mayReveal && revealed.data?.payer) || (payer ?? UNREADABLE),
            verbatim: true,
          },
          ...(paidAt === null
            ? []
            : [
                { term: 'Paid back', description: <DateTime at={paidAt} showTime /> },
                {
                  term: 'Reference of the payment back',
                  description: transactionReference ?? '',
                  verbatim: true,
                },
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
