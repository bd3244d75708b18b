import {
  parseMaskedIdentityDocuments,
  type RevealedIdentityDocuments,
  type VerificationDetail,
} from '@platform/contracts';
import { DateTime, getBadgeLabel, Loading, Skeleton, Stack, Text } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { OWNERSHIP_STATUS_LABELS } from '../../content/status-labels.ts';
import { ComparisonTable, type ComparedField } from '../../shared/review/record/comparison-table.tsx';
import { RevealControl } from '../../shared/review/record/reveal-control.tsx';
import type { DocumentsReview } from './documents-check.tsx';
import { describeCountry, describeWorkAuthorization } from './identity-documents.tsx';
import { useAdminRevealVerificationMutation, useAdminVerificationQuery } from './verifications-api.ts';

type Props = {
  record: VerificationDetail;
  documents: DocumentsReview;
  /** The verification to compare with. */
  otherId: string;
};

/** Two verifications side by side. Masked documents are only shown: equal masks say nothing. */
export function VerificationComparison({ record, documents, otherId }: Props) {
  return (
    <QueryBoundary
      query={useAdminVerificationQuery({ params: { id: otherId } })}
      resource="the other verification"
      skeleton={
        <Loading label="Loading the other verification">
          <Skeleton $height="18rem" />
        </Loading>
      }
    >
      {(other) => <Comparison {...{ record, documents, other }} />}
    </QueryBoundary>
  );
}

type ComparisonProps = Pick<Props, 'record' | 'documents'> & { other: VerificationDetail };

function Comparison({ record, documents, other }: ComparisonProps) {
  const [revealOther, otherReveal] = useAdminRevealVerificationMutation();
  const areRevealed = documents.revealed !== undefined && otherReveal.data !== undefined;
  const canReveal = [record, other].every(
    ({ metadata, conflictOfInterest }) => metadata !== null && conflictOfInterest === null,
  );
  return (
    <Stack $gap={3}>
      <ComparisonTable
        recordTypes="Verifications"
        members={[record, other]}
        fields={[
          ...listDocumentFields(
            documents.revealed ?? parseMaskedIdentityDocuments(record.metadata),
            otherReveal.data ?? parseMaskedIdentityDocuments(other.metadata),
            areRevealed,
          ),
          { term: 'Blueprint', values: [record.blueprint.name, other.blueprint.name] },
          {
            term: 'Submitted',
            values: [
              <DateTime key="own" at={record.purchaseDate} showTime />,
              <DateTime key="other" at={other.purchaseDate} showTime />,
            ],
          },
          { term: 'State', values: [describeState(record), describeState(other)] },
        ]}
      />
      {canReveal ? (
        <RevealControl
          label="Personal data of both"
          target="both"
          isRevealed={areRevealed}
          busy={documents.isRevealing || otherReveal.isLoading}
          error={documents.revealError ?? otherReveal.error}
          onReveal={() => {
            if (!documents.revealed) documents.reveal();
            if (!otherReveal.data) void revealOther({ params: { id: other.id } });
          }}
          onHide={() => {
            documents.hide();
            otherReveal.reset();
          }}
        />
      ) : (
        <Text $size={14} $tone="muted">
          The documents of one of them cannot be revealed, so their letters are not compared.
        </Text>
      )}
    </Stack>
  );
}

type Documents = RevealedIdentityDocuments | null;

/** Texts are compared once both are revealed; before, they are elements. */
function listDocumentFields(own: Documents, other: Documents, areRevealed: boolean): ComparedField[] {
  const toField = (term: string, describe: (documents: RevealedIdentityDocuments) => string) => {
    const [left, right] = [own, other].map((documents) => (documents ? describe(documents) : 'Not stored'));
    return {
      term,
      values: areRevealed
        ? ([left, right] as const)
        : ([<span key="own">{left}</span>, <span key="other">{right}</span>] as const),
    };
  };
  return [
    toField('Identification number', ({ identificationNumber }) => identificationNumber),
    toField('Full name', ({ fullName }) => fullName),
    toField('Home address', ({ homeAddress }) => homeAddress),
    toField('Email', ({ email }) => email),
    toField('Phone number', ({ phoneNumber }) => phoneNumber),
    toField('Country', describeCountry),
    toField('Work authorization', describeWorkAuthorization),
  ];
}

function describeState({ status }: VerificationDetail): string {
  return getBadgeLabel(OWNERSHIP_STATUS_LABELS, status).label;
}
