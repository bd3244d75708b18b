import { listOpenPay, type OpenPay } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';

const { usePublicOpenPayQuery } = injectContractEndpoints({
  publicOpenPay: query(listOpenPay, { provides: [] }),
});

/** Reads what a blueprint pays a visitor now; `undefined` until it is known. */
export function usePublicOpenPay(blueprintId: number): OpenPay | undefined {
  const { data } = usePublicOpenPayQuery(undefined, { refetchOnMountOrArgChange: true });
  return data?.items.find((one) => one.blueprintId === blueprintId);
}
