import { lazy, Suspense } from 'react';
import { usePendingDecisions } from '../../shared/undo/use-pending-decisions.ts';
import { UnappliedList } from './unapplied-list.tsx';

const UnsentDecisions = lazy(async () => {
  const { UnsentDecisions: Component } = await import(
    /* webpackChunkName: "unsent-decisions" */ './unsent-decisions.tsx'
  );
  return { default: Component };
});

/** Names the cases whose decision was not applied, or not sent, wherever the administrator is by now. */
export function UnappliedDecisions() {
  const { unapplied, unsent } = usePendingDecisions();
  return (
    <>
      <UnappliedList cases={unapplied} what="applied" />
      {unsent.length > 0 && (
        <Suspense fallback={null}>
          <UnsentDecisions cases={unsent} />
        </Suspense>
      )}
    </>
  );
}
