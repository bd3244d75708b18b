import { RefreshButton } from '@platform/design-system';
import { useRefetch } from '@platform/kit';
import { MONEY_TAGS } from '../tags.ts';

/** Refetches everything that shows the member's money, wherever the button is. */
export function RefreshMoney() {
  const { refetch, isFetching } = useRefetch(MONEY_TAGS);
  return <RefreshButton busy={isFetching} onClick={refetch} />;
}
