import type { Blueprint, OpenPay } from '@platform/contracts';
import { formatMoney } from '@platform/design-system';
import { useOpenPayQuery } from './blueprints-api.ts';

/** Reads what each blueprint pays the member now; `undefined` until it is known. */
export function useOpenPay(): readonly OpenPay[] | undefined {
  return useOpenPayQuery(undefined, { refetchOnMountOrArgChange: true }).data?.items;
}

/** Reads what a blueprint pays the member now; `undefined` until it is known. */
export function useOpenPayOf({ id }: Pick<Blueprint, 'id'>): OpenPay | undefined {
  return useOpenPay()?.find(({ blueprintId }) => blueprintId === id);
}

/** Says that the open work pays less than the price; `undefined` if it pays as much, or is not known. */
export function describeShortfall({ price }: Pick<Blueprint, 'price'>, open: OpenPay | undefined) {
  if (!open || open.work.dollars >= price) return undefined;
  return `Its open work pays ${formatMoney(open.work.dollars)} now, less than the price of ${formatMoney(price)}.`;
}
