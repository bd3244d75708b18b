import {
  approvePurchase,
  approveVerification,
  approveWithdrawal,
  takeOverCase,
  type CaseKind,
} from '@platform/contracts';
import { useServerTime, useSession } from '@platform/kit';
import { useMay } from '../../use-may.ts';
import { findHolder, type RowClaim } from './case-times.ts';
import {
  useAdminClaimCaseMutation,
  useAdminReleaseCaseMutation,
  useAdminTakeOverCaseMutation,
} from './cases-api.ts';

const DECIDE = {
  verification: approveVerification,
  purchase: approvePurchase,
  withdrawal: approveWithdrawal,
} as const;

/** A record as a case. */
export type CaseRecord = RowClaim & {
  readonly id: string;
  readonly userId: string;
  readonly barrier: string | null;
  readonly dueAt: string | null;
};

/** The claim of a case and its actions. */
export type CaseClaim = ReturnType<typeof useCaseClaim>;

/** @param isOpen whether the case waits for an administrator */
export function useCaseClaim(kind: CaseKind, record: CaseRecord, isOpen: boolean) {
  const now = useServerTime();
  const may = useMay();
  const { user } = useSession();
  const [claim, claiming] = useAdminClaimCaseMutation();
  const [release, releasing] = useAdminReleaseCaseMutation();
  const [takeOver, takingOver] = useAdminTakeOverCaseMutation();
  const request = { params: { kind, id: record.id } };
  const holder = isOpen ? findHolder(record, now) : undefined;
  const isMine = holder !== undefined && holder === user?.username;
  return {
    kind,
    record,
    isOpen,
    now,
    holder,
    isMine,
    /** Another administrator has claimed it, so this one cannot decide it. */
    isHeldByOther: holder !== undefined && !isMine,
    canClaim: isOpen && record.barrier === null && may(DECIDE[kind]),
    canTakeOver: record.barrier === null && may(takeOverCase),
    claim: () => void claim(request),
    release: () => void release(request),
    takeOver: () => void takeOver(request),
    isClaiming: claiming.isLoading || takingOver.isLoading,
    isReleasing: releasing.isLoading,
    error: claiming.error ?? takingOver.error ?? releasing.error,
  };
}
