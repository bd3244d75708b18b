import { CASE_ENDPOINTS, takeOverCase, type CaseKind } from '@platform/contracts';
import { useMay } from '../../use-may.ts';
import type { RowClaim } from './case-times.ts';
import {
  useAdminClaimCaseMutation,
  useAdminUnclaimCaseMutation,
  useAdminTakeOverCaseMutation,
} from './cases-api.ts';
import { useClaim } from './use-claim.ts';

/** A record as a case. */
export type CaseRecord = RowClaim & {
  readonly id: string;
  readonly userId: string;
  readonly conflictOfInterest: string | null;
  readonly dueAt: string | null;
};

/** @param isOpen whether the case waits for an administrator */
export function useCaseClaim(kind: CaseKind, record: CaseRecord, isOpen: boolean) {
  const may = useMay();
  const [claim, claiming] = useAdminClaimCaseMutation();
  const [unclaim, unclaimCall] = useAdminUnclaimCaseMutation();
  const [takeOver, takingOver] = useAdminTakeOverCaseMutation();
  const request = { params: { kind, id: record.id } };
  return useClaim(record, {
    isOpen,
    canClaim: isOpen && record.conflictOfInterest === null && may(CASE_ENDPOINTS[kind].approve),
    canTakeOver: record.conflictOfInterest === null && may(takeOverCase),
    meanwhile: `Until then you can read it${record.conflictOfInterest === null ? ' and add notes' : ''}.`,
    calls: {
      claim: { ...claiming, send: () => claim(request) },
      unclaim: { ...unclaimCall, send: () => unclaim(request) },
      takeOver: { ...takingOver, send: () => takeOver(request) },
    },
  });
}
