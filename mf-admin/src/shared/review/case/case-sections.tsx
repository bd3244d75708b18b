import type { CaseKind } from '@platform/contracts';
import { Heading, Loading, Skeleton, Stack } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import type { ReactNode } from 'react';
import { RiskSignalList } from './risk-signals.tsx';
import { CaseNotes } from './case-notes.tsx';
import { useAdminCaseQuery } from './cases-api.ts';

type Props = { kind: CaseKind; id: string; conflictOfInterest: string | null };

/** The risk signals about the member of a case and the notes of administrators; not if they cannot decide it. */
export function CaseSections({ kind, id, conflictOfInterest }: Props) {
  return conflictOfInterest === null ? <LoadedSections kind={kind} id={id} /> : null;
}

function LoadedSections({ kind, id }: Omit<Props, 'conflictOfInterest'>) {
  return (
    <QueryBoundary
      query={useAdminCaseQuery({ params: { kind, id } })}
      resource="risk signals and notes"
      skeleton={
        <Loading label="Loading risk signals and notes">
          <Skeleton $height="22rem" />
        </Loading>
      }
    >
      {({ riskSignals, notes }) => (
        <>
          <Section title="Facts about the member">
            <RiskSignalList riskSignals={riskSignals} />
          </Section>
          <Section title="Notes">
            <CaseNotes kind={kind} id={id} notes={notes} />
          </Section>
        </>
      )}
    </QueryBoundary>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" $gap={3} aria-label={title}>
      <Heading as="h2" $size={18}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
