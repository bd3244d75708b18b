import type { Endpoint } from '@platform/contracts';
import { useServerTime, useSession } from '@platform/kit';
import type { ListPage, ListPageDefinition, ListRow } from '../list/screen/define-list-page.tsx';
import { ListScreen } from '../list/screen/list-screen.tsx';
import type { ListUrlState } from '../list/state/use-list-url-state.ts';
import { findHolder, type RowClaim } from '../review/case/case-times.ts';
import { usePendingByCase } from '../undo/use-pending-decisions.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { BulkDefinition } from './bulk-definition.ts';
import { SelectionContext, useSelection } from './selection.tsx';

type Props<E extends Endpoint, Row> = {
  definition: ListPageDefinition<E, Row>;
  bulk: BulkDefinition;
  urlState: ListUrlState<E>;
  page: ListPage<Row>;
  getName: (row: Row) => string;
  /** The dollars of a case; missing where cases are not about money. */
  getAmount?: ((row: Row) => number) | undefined;
};

/** A list whose pending cases can be selected and decided at once, except those that others have claimed. */
export function BulkListScreen<E extends Endpoint, Row extends ListRow & Partial<RowClaim>>(
  props: Props<E, Row>,
) {
  const { bulk, getName, getAmount, ...list } = props;
  const decided = usePendingByCase();
  const isClaimedByOther = useIsClaimedByOther();
  const free = (list.page.data?.items ?? []).filter(
    (row) => row.status === 'pending' && !decided.has(row.id) && !isClaimedByOther(row),
  );
  const selectable = new Map(free.map((row) => [row.id, { name: getName(row), amount: getAmount?.(row) }]));
  const selection = useSelection([...selectable.keys()], decided);
  const { plural } = list.definition.labels;
  return (
    <SelectionContext value={selection}>
      <ListScreen {...list}>
        <BulkBar bulk={bulk} plural={plural} selection={selection} selectable={selectable} />
      </ListScreen>
    </SelectionContext>
  );
}

/** Returns a function that says whether another administrator has claimed a case, who alone can decide it. */
function useIsClaimedByOther(): (row: Partial<RowClaim>) => boolean {
  const now = useServerTime();
  const { user } = useSession();
  return ({ claimedBy = null, claimedUntil = null }) => {
    const holder = findHolder({ claimedBy, claimedUntil }, now);
    return holder !== undefined && holder !== user?.username;
  };
}
