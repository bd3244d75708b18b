import { listCorrections, rescoreCorrection, type Correction } from '@platform/contracts';
import { Button, DateTime, formatCount, LabelBadge } from '@platform/design-system';
import { CORRECTION_STATES } from '@platform/kit/states';
import { toOptions } from '../../content/status-labels.ts';
import { defineListPage } from '../../shared/list/screen/define-list-page.tsx';
import type { TableColumn } from '../../shared/list/table/table-column.ts';
import { ConfirmDialog } from '../../shared/review/decision/confirm-dialog.tsx';
import { useDecision } from '../../shared/review/decision/use-decision.ts';
import { useMay } from '../../shared/use-may.ts';
import { COURSE_COLUMN, COURSE_FILTERS } from './course-column.ts';
import { useAdminCorrectionsQuery, useAdminRescoreCorrectionMutation } from './learning-api.ts';

const COLUMNS: readonly TableColumn<Correction>[] = [
  { id: 'name', name: 'Question', cell: ({ name }) => name, alwaysVisible: true },
  COURSE_COLUMN,
  {
    id: 'what',
    name: 'What changed',
    wraps: true,
    cell: ({ isVoided }) => (isVoided ? 'Taken out: counts as right' : 'Its key was corrected'),
  },
  {
    id: 'at',
    name: 'Since',
    cell: ({ at }) => <DateTime at={at} showTime />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  { id: 'attempts', name: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
  {
    id: 'result',
    name: 'Result',
    wraps: true,
    cell: ({ state, raised, passed }) =>
      state === 'rescored' ? `${raised} raised, ${formatCount(passed, 'more passed', 'more passed')}` : '–',
  },
  {
    id: 'state',
    name: 'State',
    cell: ({ state }) => <LabelBadge labels={CORRECTION_STATES} value={state} />,
  },
  {
    id: 'actions',
    name: 'Actions',
    alwaysVisible: true,
    pinned: true,
    numeric: true,
    cell: (row) => <Rescore row={row} />,
  },
];

/** The corrected questions of tests. A URL without a state shows those that are not rescored yet. */
export const CorrectionListPage = defineListPage({
  labels: {
    title: 'Corrections',
    lead: 'Questions whose key was corrected in the content, or that a report took out. Open attempts are scored with the new key; those that ended wait for you.',
    plural: 'corrections',
    search: 'Search by question',
    empty: {
      title: 'Nothing to rescore',
      text: 'Corrected questions appear here with the attempts they concern.',
    },
  },
  endpoint: listCorrections,
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      options: toOptions(CORRECTION_STATES),
      initial: 'pending',
      views: { pending: 'corrections' },
    },
    ...COURSE_FILTERS,
  },
  sorts: ['oldest', 'newest'],
  useRows: ({ query }) => useAdminCorrectionsQuery({ query }),
  columns: COLUMNS,
});

function Rescore({ row: { id, name, state, attempts } }: { row: Correction }) {
  const may = useMay();
  const decision = useDecision<'rescore'>();
  const [rescore] = useAdminRescoreCorrectionMutation();
  if (state === 'rescored' || !may(rescoreCorrection)) return null;
  return (
    <>
      <Button size="compact" aria-label={`Rescore ${name}`} onClick={() => decision.start('rescore')}>
        Rescore
      </Button>
      {decision.action === 'rescore' && (
        <ConfirmDialog
          decision={decision}
          title={`Score ${formatCount(attempts, 'attempt')} again?`}
          description="It cannot be undone. No result falls. Who passes by it gets the certificate and a notice at once."
          confirmText={`Rescore ${name}`}
          busyText="Rescoring..."
          action="rescore"
          submit={() =>
            decision.submit(() => rescore({ params: { id } }).unwrap(), {
              title: 'Rescored',
              description: `The attempts that had ${name} are scored again.`,
            })
          }
        />
      )}
    </>
  );
}
